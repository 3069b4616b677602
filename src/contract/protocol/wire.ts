import * as z from 'zod/mini'

/** A short text: a code, a number or the name of a site. It has at most 40 characters. */
export const shortText = z.string().check(z.maxLength(40))

/** A value of a list's filter, as in URLs. */
export const filterText = z.string().check(z.maxLength(100))

/** An instant in a request, in ISO 8601. */
export const wireInstant = z.iso.datetime().check(z.maxLength(40))

/** The codec of a number that may also be text, as in a query string: '7' or 7. */
export const numberCodec = z.codec(z.union([shortText, z.number()]), z.number(), {
  decode: (text, context) => {
    const number = typeof text === 'number' ? text : text.trim() === '' ? Number.NaN : Number(text)
    if (Number.isFinite(number)) return number
    context.issues.push({ code: 'invalid_type', expected: 'number', input: text })
    return z.NEVER
  },
  encode: (number) => number,
})

/** The largest possible id of a 32-bit column. */
const largestId = 2 ** 31 - 1

/** The codec of a positive integer that may also be text: an id or a page number. */
export const idCodec = z.codec(
  z.union([shortText, z.number()]),
  z.int().check(z.positive(), z.maximum(largestId)),
  {
    decode: (text) => (typeof text === 'number' ? text : /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN),
    encode: (number) => number,
  },
)

/** The codec of ids as text in a query string: '7,8,9'; at most 200, of nine digits each. */
export const idListCodec = z.codec(
  z.string().check(z.maxLength(2000)),
  z.array(z.int().check(z.positive())).check(z.maxLength(200)),
  {
    decode: (text) => text.split(',').map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : Number.NaN)),
    encode: (ids) => ids.join(','),
  },
)

/** Creates the codec of a field that may be absent or null in a request; both become null. */
// @__NO_SIDE_EFFECTS__
export const nullableCodec = <Output, Input>(codec: z.ZodMiniType<Output, Input>) =>
  z.codec(z.optional(z.nullable(codec)), z.nullable(z.custom<Output>()), {
    decode: (value) => value ?? null,
    encode: (value) => value,
  })

/**
 * Creates the codec of an enumeration of names that are codes on the wire.
 * @example z.decode(codedEnum({ notEnrolled: '0', audited: '2' }), '2') // 'audited'
 */
// @__NO_SIDE_EFFECTS__
export function codedEnum<const Table extends Record<string, string>>(table: Table) {
  type Name = Extract<keyof Table, string>
  const names = Object.keys(table) as [Name, ...Name[]]
  const nameOf = new Map(names.map((name) => [table[name] as string, name]))
  return z.codec(z.union([shortText, z.number()]), z.enum(names), {
    decode: (code, context): Name => {
      const name = nameOf.get(String(code))
      if (name !== undefined) return name
      context.issues.push({ code: 'invalid_value', values: Object.values(table), input: code })
      return z.NEVER as Name
    },
    encode: (name) => table[name] as string,
  })
}

/**
 * Creates the schema of a page of a list: the rows, and the total number of rows.
 * @example createListPageSchema(courseSummaryWire) // { rows: [...], total: 52 }
 */
// @__NO_SIDE_EFFECTS__
export const createListPageSchema = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int() })

/** The permitted page sizes of lists. Specification 1, section 9. */
export const pageSizes: readonly number[] = [10, 15, 16, 20, 30, 32, 40, 64, 128]
