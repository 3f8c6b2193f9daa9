"""exp and log in the style of rules, so that they give the same bits in Python and on every target.

The libraries of C compilers, browsers and GPUs differ in the last bit. Here only additions, multiplications and divisions are
used, which IEEE 754 defines exactly. Both functions are accurate to about one unit in the last place.
"""

from math import ldexp

STEPS_BITS = 6
"""exp is tabulated in 64 steps for each power of two."""
INVERSE_STEP = 92.33248261689366
"""64 / ln 2"""
STEP_HIGH, STEP_LOW = 0.01083042469326756, 2.9815858269852933e-12
"""ln 2 / 64 in two parts. The first has 32 bits, so that its products with whole numbers below 2**17 are exact."""
SHIFT = 131072
"""Added before a number is cut off to a whole one, so that it is positive and cutting off rounds down."""
SMALLEST, LARGEST = -708.0, 709.0
"""Below, exp is 0 here; above, it is what it is at the largest."""
# fmt: off
POWERS = (
    1.0, 1.0108892860517005, 1.0218971486541166, 1.0330248790212284, 1.0442737824274138,
    1.0556451783605572, 1.0671404006768237, 1.0787607977571199, 1.0905077326652577, 1.102382583307841,
    1.1143867425958924, 1.1265216186082418, 1.1387886347566916, 1.1511892299529827, 1.1637248587775775,
    1.1763969916502812, 1.189207115002721, 1.202156731452703, 1.215247359980469, 1.22848053610687,
    1.241857812073484, 1.255380757024691, 1.2690509571917332, 1.2828700160787783, 1.2968395546510096,
    1.3109612115247644, 1.3252366431597413, 1.339667524053303, 1.3542555469368927, 1.3690024229745905,
    1.383909881963832, 1.3989796725383112, 1.4142135623730951, 1.42961333839197, 1.4451808069770467,
    1.460917794180647, 1.4768261459394993, 1.4929077282912648, 1.5091644275934228, 1.5255981507445384,
    1.5422108254079407, 1.559004400237837, 1.5759808451078865, 1.593142151342267, 1.6104903319492543,
    1.6280274218573478, 1.645755478153965, 1.6636765803267364, 1.681792830507429, 1.7001063537185235,
    1.718619298122478, 1.7373338352737062, 1.7562521603732995, 1.7753764925265212, 1.7947090750031072,
    1.8142521755003989, 1.8340080864093424, 1.8539791250833855, 1.8741676341103, 1.8945759815869656,
    1.9152065613971474, 1.9360617934922943, 1.9571441241754002, 1.978456026387951,
)
# fmt: on
"""2**(step/64). Written down, since `**` of fractions differs between platforms in the last bit."""
COARSE: tuple[float, ...] = tuple(ldexp(1.0, 32 * power) for power in range(-32, 32))
FINE: tuple[float, ...] = tuple(ldexp(1.0, power) for power in range(32))
"""2**n is a product of one of each."""

LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
ROOT_OF_TWO = 1.4142135623730951
HALVINGS: tuple[float, ...] = tuple(ldexp(1.0, 512 >> i) for i in range(10))
HALVED: tuple[float, ...] = tuple(ldexp(1.0, -(512 >> i)) for i in range(10))


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
