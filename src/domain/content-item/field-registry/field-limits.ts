import type * as z from 'zod/mini'

/** The limits of a field: of each value, of its length in characters, and of the number of values in a list. */
export interface FieldLimits {
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minCount?: number
  maxCount?: number
}

type Check = z.core.$ZodChecks['_zod']['def']

const checksOf = ({ _zod: { def } }: z.core.$ZodType): Check[] =>
  // The cast is needed because Zod types the checks of a schema without their definitions.
  (def.checks ?? []).map((check) => check._zod.def as Check)

const limitOf = (check: Check): FieldLimits => {
  switch (check.check) {
    case 'greater_than':
      return { minimum: Number(check.value) }
    case 'less_than':
      return { maximum: Number(check.value) }
    case 'min_length':
      return { minLength: check.minimum }
    case 'max_length':
      return { maxLength: check.maximum }
    default:
      return {}
  }
}

const limitsOfSchema = (schema: z.core.$ZodType): FieldLimits =>
  Object.assign({}, ...checksOf(schema).map(limitOf))

/** Returns the limits of a field. `list` is the schema of its list, if it has one. */
export function fieldLimitsOf(inner: z.core.$ZodType, list: z.core.$ZodType | undefined): FieldLimits {
  const { minLength: minCount, maxLength: maxCount } = list ? limitsOfSchema(list) : {}
  return {
    ...limitsOfSchema(inner),
    ...(minCount !== undefined && { minCount }),
    ...(maxCount !== undefined && { maxCount }),
  }
}
