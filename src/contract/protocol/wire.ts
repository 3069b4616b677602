import * as z from 'zod/mini'

/** A code, a number or a name of a site that travels as text: none is longer. */
export const codeText = z.string().check(z.maxLength(40))

/** A value that a list is filtered by, as it stands in URLs. */
export const filterText = z.string().check(z.maxLength(100))

/** An instant in ISO 8601, in requests. */
export const wireInstant = z.iso.datetime().check(z.maxLength(40))

/** A number that may travel as text, as it does in a query: '7' or 7. */
export const numeric = z.codec(z.union([codeText, z.number()]), z.number(), {
  decode: (text, context) => {
    const number = typeof text === 'number' ? text : text.trim() === '' ? Number.NaN : Number(text)
    if (Number.isFinite(number)) return number
    context.issues.push({ code: 'invalid_type', expected: 'number', input: text })
    return z.NEVER
  },
  encode: (number) => number,
})

/** The largest possible id: that of a 32-bit column. */
const largestId = 2 ** 31 - 1

/** A whole positive number that may travel as text: an id, a page. */
export const id = z.codec(
  z.union([codeText, z.number()]),
  z.int().check(z.positive(), z.maximum(largestId)),
  {
    decode: (text) => (typeof text === 'number' ? text : /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN),
    encode: (number) => number,
  },
)

/** Ids that travel as text in a query: '7,8,9'; at most 200, of nine digits each. */
export const idList = z.codec(
  z.string().check(z.maxLength(2000)),
  z.array(z.int().check(z.positive())).check(z.maxLength(200)),
  {
    decode: (text) => text.split(',').map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : Number.NaN)),
    encode: (ids) => ids.join(','),
  },
)

/** Makes a codec of a field that may be absent or null in a request; both become null. */
// @__NO_SIDE_EFFECTS__
export const orNull = <Output, Input>(codec: z.ZodMiniType<Output, Input>) =>
  z.codec(z.optional(z.nullable(codec)), z.nullable(z.custom<Output>()), {
    decode: (value) => value ?? null,
    encode: (value) => value,
  })

/**
 * Makes the codec of a closed set of names that travel as codes.
 * @example z.decode(codedEnum({ notEnrolled: '0', audited: '2' }), '2') // 'audited'
 */
// @__NO_SIDE_EFFECTS__
export function codedEnum<const Table extends Record<string, string>>(table: Table) {
  type Name = Extract<keyof Table, string>
  const names = Object.keys(table) as [Name, ...Name[]]
  const nameOf = new Map(names.map((name) => [table[name] as string, name]))
  return z.codec(z.union([codeText, z.number()]), z.enum(names), {
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
 * Makes the schema of a page of rows, as every list call answers: the rows, and how many there are in all.
 * @example pageOfRows(courseSummaryWire) // { rows: [...], total: 52 }
 */
// @__NO_SIDE_EFFECTS__
export const pageOfRows = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int() })

/** Page sizes that a list may be asked for. Specification 1, section 9. */
export const pageSizes: readonly number[] = [10, 15, 16, 20, 30, 32, 40, 64, 128]
