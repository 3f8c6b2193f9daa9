// Games of the search against itself: a warp plays the games of one record, one after the other. The record lies in shared memory
// while it plays; the tree, the games and what is kept of them lie where the record says.

extern "C" __global__ void __launch_bounds__(TUNED_THREADS, TUNED_BLOCKS)
play_searched_games(const SearchedGames *records, i64 *rows, i64 simulations) {
    extern __shared__ unsigned shared[];
    const i64 game = FIRST_GAME / LANES;
    SearchedGames *const memory = (SearchedGames *)shared + threadIdx.x / LANES;
    COPY_RECORD(memory, records + game);
    const num kept = play_searched(memory, (num)memory->played_length, (num)simulations);
    if (LANE == 0) {
        rows[game] = kept;
    }
}
