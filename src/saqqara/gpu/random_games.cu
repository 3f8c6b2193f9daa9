// Whole games: every thread plays some, one after the other, in memory of its own, and writes down how they ended.

RULE void play_one(const SeededGames *games, i64 game, i64 number) {
    Position state;
    i64 words[1][4];
    i64 block[HASH_BLOCK];
    i16 moves[GAME_MOVES];
    SeededGames memory = *games;
    memory.states = &state;
    memory.words = words;
    memory.block = block;
    memory.moves = moves;
    memory.lengths += game;
    memory.points += game;
    memory.ties += game;
    play_seeded_game(&memory, number);
}

extern "C" __global__ void __launch_bounds__(TUNED_THREADS, TUNED_BLOCKS)
play_games(const SeededGames *games, const void *, i64 first) {
    EACH_GAME(game, games->lengths_length) {
        play_one(games, game, first + game);
    }
}
