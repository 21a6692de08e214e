const LN2_HIGH = 6.9314718036912381649e-1
const LN2_LOW = 1.90821492927058770002e-10
const L1 = 6.66666666666673513e-1
const L2 = 3.999999999940941908e-1
const L3 = 2.857142874366239149e-1
const L4 = 2.222219843214978396e-1
const L5 = 1.818357216161805012e-1
const L6 = 1.531383769920937332e-1
const L7 = 1.479819860511658591e-1
const TWO_54 = 18_014_398_509_481_984

/** To see a double's bits; one for all, to spare an allocation for each number. */
const bits = new DataView(new ArrayBuffer(8))

/**
 * The natural logarithm, the same to the last bit in every engine, which the language does not ask of `Math.log`.
 * The algorithm is fdlibm's (Sun Microsystems 1993, e_log.c, https://www.netlib.org/fdlibm/), error below one ulp:
 * x = 2ᵏ·(1 + f) with √½ < 1 + f < √2, and log(1 + f) by a polynomial in s = f/(2 + f).
 */
export function log(x: number): number {
  if (Number.isNaN(x) || x < 0) return NaN
  if (x === 0) return -Infinity
  if (x === Infinity) return x

  const { exponent, mantissa, high } = split(x)
  const f = mantissa - 1
  if (f === 0) return exponent * LN2_HIGH + exponent * LN2_LOW
  if ((0xfffff & (2 + high)) < 3) {
    // |f| < 2⁻²⁰
    const r = f * f * (0.5 - (1 / 3) * f)
    return exponent === 0 ? f - r : exponent * LN2_HIGH - (r - exponent * LN2_LOW - f)
  }
  const s = f / (2 + f)
  const z = s * s
  const w = z * z
  const r = z * (L1 + w * (L3 + w * (L5 + w * L7))) + w * (L2 + w * (L4 + w * L6))
  if (((high - 0x6147a) | (0x6b851 - high)) > 0) {
    const half = 0.5 * f * f
    return exponent === 0
      ? f - (half - s * (half + r))
      : exponent * LN2_HIGH - (half - (s * (half + r) + exponent * LN2_LOW) - f)
  }
  return exponent === 0 ? f - s * (f - r) : exponent * LN2_HIGH - (s * (f - r) - exponent * LN2_LOW - f)
}

/** A positive finite x as 2^exponent · mantissa, the mantissa within √½..√2; `high`: the top 20 bits of x's fraction. */
function split(x: number): { exponent: number; mantissa: number; high: number } {
  const subnormal = x < 2.2250738585072014e-308
  bits.setFloat64(0, subnormal ? x * TWO_54 : x)
  const top = bits.getInt32(0)
  const high = top & 0xfffff
  const halved = (high + 0x95f64) & 0x100000
  bits.setInt32(0, high | (halved ^ 0x3ff00000))
  const exponent = (top >> 20) - 1023 + (halved >> 20) - (subnormal ? 54 : 0)
  return { exponent, mantissa: bits.getFloat64(0), high }
}

const P1 = 1.66666666666666019037e-1
const P2 = -2.77777777770155933842e-3
const P3 = 6.61375632143793436117e-5
const P4 = -1.65339022054652515390e-6
const P5 = 4.13813679705723846039e-8
const TWO_MINUS_1000 = 9.33263618503218878990e-302

/**
 * e to a power of at most 0, the same to the last bit in every engine: fdlibm's algorithm (e_exp.c), error below one ulp.
 * x = k·log 2 + r with |r| ≤ ½ log 2, and e^r by a polynomial in r².
 */
export function exp(x: number): number {
  if (!(x <= 0)) return NaN
  if (x < -745.13321910194110842) return 0
  if (x > -3.7252902984619140625e-9) return 1 + x

  const k = x < -0.34657359027997264311 ? Math.trunc(Math.LOG2E * x - 0.5) : 0
  const high = x - k * LN2_HIGH
  const low = k * LN2_LOW
  const r = high - low
  const t = r * r
  const c = r - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))))
  if (k === 0) return 1 - ((r * c) / (c - 2) - r)
  const y = 1 - (low - (r * c) / (2 - c) - high)
  return k >= -1021 ? y * powerOfTwo(k) : y * powerOfTwo(k + 1000) * TWO_MINUS_1000
}

/** Of a power within the normal numbers. */
function powerOfTwo(k: number): number {
  bits.setInt32(0, (1023 + k) << 20)
  return bits.getFloat64(0)
}
