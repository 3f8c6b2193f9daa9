"""The protocol of the server, at a table that lives in a browser: the same tests, the same refusals, versions and idempotence.

Not here are tests of HTTP itself (sites, cookies, processes), of a server that restarts, and those that take long.
"""

from ..web.test_api import (  # noqa: F401
    test_a_finished_game_answers_410,
    test_a_foreign_table_and_one_that_is_not_there_look_the_same,
    test_a_record_can_be_studied_and_played_on_from,
    test_a_rematch_leads_everybody_to_the_same_new_table,
    test_a_table_that_waits_shows_its_links_to_those_who_sit_there_only,
    test_a_table_with_nobody_to_wait_for_begins_at_once,
    test_an_invitation_is_taken_up_once,
    test_an_old_version_is_told_what_it_has_missed,
    test_chat_has_limits,
    test_giving_up_is_for_ones_own_seats,
    test_hints_are_legal_moves_for_the_mover,
    test_leaving_and_coming_back_during_the_game,
    test_lists_of_tables,
    test_log_plies_and_views,
    test_moves_are_checked_for_seat_version_and_rules,
    test_nothing_hidden_is_in_any_answer_before_the_end,
    test_onlookers_see_with_their_key_and_do_nothing,
    test_previews_are_for_the_mover_only,
    test_the_games_with_all_that_a_start_form_needs,
    test_the_record_is_refused_before_the_end_and_true_after_it,
    test_undo_and_redo_are_offered_exactly_when_they_work,
    test_what_cannot_be_used_says_why_to_the_mover_only,
    test_who_is_asked_to_allow_an_undo_may_decline,
    test_who_leaves_a_waiting_table_frees_the_seat_under_a_new_link,
    test_wishes_that_cannot_be_are_refused,
)
from ..web.test_api_idempotency import (  # noqa: F401
    test_a_move_many_times_at_once,
    test_a_move_twice,
    test_a_table_that_begins_at_once_is_opened_once,
    test_anothers_command_is_not_answered,
    test_different_moves_at_once_one_of_them_is_accepted,
    test_every_door_has_one_effect,
    test_nobody_can_take_the_commands_of_bots_and_flags,
    test_opening_and_joining_and_beginning_twice,
)
from ..web.test_chance import (  # noqa: F401
    test_everybody_is_told_that_it_begins_from_a_record,
    test_the_same_deal_is_played_only_by_those_who_agree,
    test_the_server_commits_before_it_knows_a_number,
)
from ..web.test_socket import (  # noqa: F401
    test_commands_go_over_it_too_with_the_answer_before_the_event,
    test_everything_first_then_each_event_with_its_view,
    test_onlookers_hear_and_are_not_heard,
    test_presence,
    test_refusals_over_it_are_those_of_http,
    test_who_has_left_a_private_table_hears_no_more,
    test_who_was_away_resumes_where_they_were,
)
