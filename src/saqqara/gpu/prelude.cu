// What rules, tables and entries are on a GPU. A plain whole number has 32 bits there; functions that say `Wide` have 64.
// Tables do not lie in constant memory: that is slow when threads that run together read different places.
#define RULE static __device__ __forceinline__
#define TABLE static __device__ const
#define LOOP _Pragma("unroll 1")
#define ENTRY static __device__ __forceinline__
#define NUM int
#define SQUARE_ROOT(x) sqrt(x)

// Threads of a warp that play a game together: all do the same, and share the rounds of independent loops.
#if TUNED_LANES > 1
#define LANES TUNED_LANES
#define LANE ((int)(threadIdx.x % LANES))
#define JOIN_LANES __syncwarp()
#define COPY_RECORD(to, from) copy_together(to, from)

template <class Record> RULE void copy_together(Record *to, const Record *from) {
    typedef unsigned long long Word;
    static_assert(sizeof(Record) % sizeof(Word) == 0, "a record consists of whole words");
    JOIN_LANES;
    LOOP for (int word = LANE; word < (int)(sizeof(Record) / sizeof(Word)); word += LANES) {
        ((Word *)to)[word] = ((const Word *)from)[word];
    }
    JOIN_LANES;
}
#endif

// The games of a thread: there may be more games than threads.
#define FIRST_GAME ((i64)blockIdx.x * TUNED_THREADS + threadIdx.x)
#define ALL_THREADS ((i64)gridDim.x * TUNED_THREADS)
#define EACH_GAME(game, games) LOOP for (i64 game = FIRST_GAME; game < games; game += ALL_THREADS)
