"""exp and log in the style of rules, so that they give the same bits in Python and on every target.

The libraries of C compilers, browsers and GPUs differ in the last bit. Here only additions, multiplications and divisions are
used, which IEEE 754 defines exactly. Both functions are accurate to about one unit in the last place.
"""

STEPS = 64
"""exp is tabulated in so many steps for each power of two."""
STEPS_BITS = 6
INVERSE_STEP = 92.33248261689366
"""64 / ln 2"""
STEP_HIGH, STEP_LOW = 0.01083042469326756, 2.9815858269852933e-12
"""ln 2 / 64 in two parts. The first has 32 bits, so that its products with whole numbers below 2**17 are exact."""
SHIFT = 131072
"""Added before a number is cut off to a whole one, so that it is positive and cutting off rounds down."""
SMALLEST, LARGEST = -708.0, 709.0
"""Below, exp is 0 here; above, it is what it is at the largest."""
POWERS: tuple[float, ...] = tuple(2.0 ** (step / STEPS) for step in range(STEPS))
COARSE: tuple[float, ...] = tuple(2.0 ** (32 * power) for power in range(-32, 32))
FINE: tuple[float, ...] = tuple(2.0**power for power in range(32))
"""2**n is a product of one of each."""

LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
ROOT_OF_TWO = 1.4142135623730951
HALVINGS: tuple[float, ...] = tuple(2.0 ** (512 >> i) for i in range(10))
HALVED: tuple[float, ...] = tuple(2.0 ** -(512 >> i) for i in range(10))


def exp(x: float) -> float:
    """E to the power of x, for x from -708 to 709; 0 below, the largest value above."""
    if x < SMALLEST:
        return 0.0
    x = min(x, LARGEST)
    steps = int(x * INVERSE_STEP + 131072.5) - SHIFT
    rest = (x - steps * STEP_HIGH) - steps * STEP_LOW
    square = rest * rest
    tail = rest + square * (0.5 + rest * 0.16666666666666666 + square * (0.041666666666666664 + rest * 0.008333333333333333))
    power = POWERS[steps & 63]
    whole = steps >> STEPS_BITS
    return (power + power * tail) * FINE[whole & 31] * COARSE[(whole >> 5) + 32]


def log(x: float) -> float:
    """The natural logarithm of a positive number."""
    exponent = 0
    for i in range(10):
        if x >= HALVINGS[i]:
            x = x * HALVED[i]
            exponent += 512 >> i
        elif x < HALVED[i]:
            x = x * HALVINGS[i]
            exponent -= 512 >> i
    if x > ROOT_OF_TWO:
        x = x * 0.5
        exponent += 1
    elif x < 0.7071067811865476:
        x = x * 2.0
        exponent -= 1
    f = x - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    first = w * (0.3999999999940941908 + w * (0.2222219843214978396 + w * 0.1531383769920937332))
    second = z * (0.6666666666666735130 + w * (0.2857142874366239149 + w * (0.1818357216161805012 + w * 0.1479819860511658591)))
    half = 0.5 * f * f
    return exponent * LN2_HIGH - ((half - (s * (half + first + second) + exponent * LN2_LOW)) - f)
