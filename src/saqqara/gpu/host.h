// Enough of CUDA for our kernels to run on a CPU: the threads of a block are run in turn, on stacks of their own, and each
// runs on until it waits for the others. Blocks run one after the other.
#include <math.h>
#include <setjmp.h>
#include <ucontext.h>
#include <vector>

#define __global__
#define __device__
#define __constant__
#define __shared__
#define __forceinline__ inline
#define __launch_bounds__(threads, blocks)

struct Index {
    unsigned x;
};
static Index gridDim, blockIdx, threadIdx;

struct Place {
    jmp_buf at;
};
static jmp_buf scheduler;
static std::vector<Place> fibers;  // where each thread goes on
static std::vector<char> finished;
static std::vector<unsigned> votes;

static void wait_for_others() {
    if (!_setjmp(fibers[threadIdx.x].at)) {
        _longjmp(scheduler, 1);
    }
}

static void __syncwarp() {
    wait_for_others();
}

static unsigned __ballot_sync(unsigned, bool vote) {
    votes[threadIdx.x] = vote;
    wait_for_others();
    const unsigned first = threadIdx.x / 32 * 32;
    unsigned bits = 0;
    for (unsigned lane = 0; lane < 32 && first + lane < votes.size(); lane++) {
        bits |= votes[first + lane] << lane;
    }
    wait_for_others();  // nobody votes again before everybody has counted
    return bits;
}

static int atomicMin(int *place, int value) {
    const int before = *place;
    *place = value < before ? value : before;
    return before;
}

extern "C" {
alignas(16) unsigned shared[1 << 18];  // as much as a block may have, and more

typedef void (*Kernel)(const void *, const void *, long long);
static Kernel running;
static const void *running_memory, *running_pointer;
static long long running_number;

static ucontext_t starting;

static void run_thread() {
    if (!_setjmp(fibers[threadIdx.x].at)) {
        setcontext(&starting);  // the stack is ready; its turn comes later
    }
    running(running_memory, running_pointer, running_number);
    finished[threadIdx.x] = 1;
    _longjmp(scheduler, 1);
}

void run_on_grid(Kernel kernel, unsigned blocks, unsigned threads, const void *memory, const void *pointer, long long number) {
    static std::vector<char> stacks;  // kept for the next kernel
    const size_t stack = 1 << 17;
    stacks.resize(stack * threads);
    running = kernel, running_memory = memory, running_pointer = pointer, running_number = number;
    gridDim.x = blocks;
    fibers.resize(threads), votes.assign(threads, 0);
    for (blockIdx.x = 0; blockIdx.x < blocks; blockIdx.x++) {
        finished.assign(threads, 0);
        for (threadIdx.x = 0; threadIdx.x < threads; threadIdx.x++) {
            ucontext_t fiber;
            getcontext(&fiber);
            fiber.uc_stack.ss_sp = &stacks[stack * threadIdx.x];
            fiber.uc_stack.ss_size = stack;
            fiber.uc_link = nullptr;
            makecontext(&fiber, run_thread, 0);
            swapcontext(&starting, &fiber);
        }
        for (volatile unsigned left = threads; left > 0;) {
            left = 0;
            for (threadIdx.x = 0; threadIdx.x < threads; threadIdx.x++) {
                if (!finished[threadIdx.x]) {
                    if (!_setjmp(scheduler)) {
                        _longjmp(fibers[threadIdx.x].at, 1);
                    }
                    left = left + !finished[threadIdx.x];
                }
            }
        }
    }
}
}
