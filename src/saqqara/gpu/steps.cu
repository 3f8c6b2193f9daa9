// Steps of many games: every thread steps one after the other. It copies the position to memory of its own and back. The GPU lays a thread's
// own memory out so that threads that run together touch neighbouring words; `positions` lies in the same way.
//
// Observations and masks are arrays with a row for each game. If each thread wrote its own row there, threads that run
// together would write far apart. So each thread writes its rows to its own memory; then the threads of a warp pass them to
// each other through shared memory, and write one row after the other together.

enum { WARP = 32, POSITION_WORDS = sizeof(Position) / 4 };

union Own {
    Position position;
    unsigned words[POSITION_WORDS];
};

// The widest word that a row of so many bytes consists of.
template <int REST> struct Widest { typedef unsigned char Word; };
template <> struct Widest<0> { typedef unsigned Word; };
template <> struct Widest<2> { typedef unsigned short Word; };

template <int BYTES> union Row {
    typedef typename Widest<BYTES % 4>::Word Word;
    enum { WORDS = BYTES / sizeof(Word), TILE_ROW = WARP + 1 /* odd, so that lanes do not meet in one bank */ };
    i8 bytes[1][BYTES];
    i16 numbers[1][BYTES / 2];
    Word words[WORDS];
};

typedef Row<2 * GAME_OBSERVATION> Observation;
typedef Row<GAME_ACTIONS> Mask;

// Write the rows of a warp, a tile of WARP columns at a time. `own` is the row of this lane, `to` is where the row of the
// first lane goes, and the bits of `lanes` say which lanes have a row.
template <int BYTES> RULE void store_rows(const Row<BYTES> &own, void *to, unsigned lanes, unsigned *shared) {
    typedef Row<BYTES> R;
    typedef typename R::Word Word;
    const int lane = threadIdx.x % WARP;
    Word *const tile = (Word *)(shared + threadIdx.x / WARP * WARP * R::TILE_ROW);
    Word *const rows = (Word *)to;
    for (int first = 0; first < R::WORDS; first += WARP) {
        const int width = R::WORDS - first < WARP ? R::WORDS - first : WARP;
        for (int i = 0; i < width; i++) {
            tile[lane * R::TILE_ROW + i] = own.words[first + i];
        }
        __syncwarp();
        if (lane < width) {
            for (int row = 0; row < WARP; row++) {
                if (lanes >> row & 1) {
                    rows[row * R::WORDS + first + lane] = tile[row * R::TILE_ROW + lane];
                }
            }
        }
        __syncwarp();
    }
}

// The batch as a thread sees it: all arrays begin at its game.
RULE GpuMemory batch_of_thread(const GpuMemory *batch, i64 game, Own *own, const i32 *actions) {
    GpuMemory memory = *batch;
    memory.states = &own->position;
    memory.seeds += game;
    memory.choices += game;
    memory.served += game;
    memory.actions = (i32 *)actions + game;
    memory.movers += game;
    memory.plies += game;
    memory.drawn += game;
    memory.ended += game;
    memory.rewards += game * batch->blank->players;
    memory.gains += game;
    memory.masks += game;
    memory.observations += game;
    memory.finals += game;
    return memory;
}

RULE void load_position(const GpuMemory *batch, i64 game, Own *own) {
    const i64 games = batch->ended_length;
#pragma unroll 8
    for (int word = 0; word < POSITION_WORDS; word++) {
        own->words[word] = batch->positions[word * games + game];
    }
}

RULE void store_position(const GpuMemory *batch, i64 game, const Own *own) {
    const i64 games = batch->ended_length;
#pragma unroll 8
    for (int word = 0; word < POSITION_WORDS; word++) {
        batch->positions[word * games + game] = own->words[word];
    }
}

extern "C" __global__ void __launch_bounds__(TUNED_THREADS, TUNED_BLOCKS)
seed_games(const GpuMemory *batch, const i32 *actions, i64) {
    EACH_GAME(game, batch->ended_length) {
        Own own;
        i64 block[HASH_BLOCK];
        GpuMemory memory = batch_of_thread(batch, game, &own, actions);
        memory.block = block;
        seed_thread(&memory, game);
        store_position(batch, game, &own);
    }
}

extern "C" __global__ void __launch_bounds__(TUNED_THREADS, TUNED_BLOCKS)
check_actions(const GpuMemory *batch, const i32 *actions, i64) {
    EACH_GAME(game, batch->ended_length) {
        Own own;
        GpuMemory memory = batch_of_thread(batch, game, &own, actions);
        if (!check_thread(&memory)) {
            atomicMin(batch->refused, (int)game);
        }
    }
}

// Step one game, and write its observation and mask to the thread's own memory. Says whether they were written.
RULE bool step_one(const GpuMemory *batch, i64 game, const i32 *actions, i64 begin, Observation *observation, Mask *mask) {
    Own own;
    i16 moves[GAME_MOVES];
    GpuMemory memory = batch_of_thread(batch, game, &own, actions);
    if (!begin && !check_thread(&memory)) {
        skip_thread(&memory);
        atomicMin(batch->refused, (int)game);
        return false;
    }
    for (int word = 0; word < Observation::WORDS; word++) {
        observation->words[word] = 0;  // as on the CPU: what a game never writes, such as seats where nobody sits
    }
    memory.moves = moves;
    memory.observations = observation->numbers;
    memory.masks = mask->bytes;
    load_position(batch, game, &own);
    const bool written = step_thread(&memory, (num)begin);
    store_position(batch, game, &own);
    return written;
}

extern "C" __global__ void __launch_bounds__(TUNED_THREADS, TUNED_BLOCKS)
step_games(const GpuMemory *batch, const i32 *actions, i64 begin) {
    extern __shared__ unsigned shared[];
    const int lane = threadIdx.x % WARP;
    const i64 games = batch->ended_length;
    Observation observation;
    Mask mask;
#pragma unroll 1
    for (i64 first = FIRST_GAME - lane; first < games; first += ALL_THREADS) {  // the same for all lanes of a warp
        const bool written = first + lane < games && step_one(batch, first + lane, actions, begin, &observation, &mask);
        const unsigned lanes = __ballot_sync(0xFFFFFFFFu, written);
        store_rows(observation, batch->observations + first, lanes, shared);
        store_rows(mask, batch->masks + first, lanes, shared);
    }
}
