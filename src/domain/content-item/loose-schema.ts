import * as z from 'zod/mini'

type Definition = z.core.$ZodTypes['_zod']['def']

/**
 * Returns the checks of a text or a list that also apply to drafts: the maximum lengths, which limit the stored
 * size.
 */
const limitsOf = <Value>({ checks = [] }: z.core.$ZodTypeDef): z.core.$ZodCheck<Value>[] =>
  checks.filter((check): check is z.core.$ZodCheck<Value> => check._zod.def.check === 'max_length')

const looseFields = (shape: z.core.$ZodShape): Record<string, z.ZodMiniType> =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, z.optional(looseSchemaOf(field))]))

/**
 * Derives the schema of drafts from the schema of documents: every field is optional, texts and lists may be empty,
 * and rules that involve several fields do not apply. Wrong types, unknown fields and exceeded limits are still
 * refused.
 * @example looseSchemaOf(z.strictObject({ name: line })) // accepts {} and { name: '' }, refuses { name: 7 } and { nmae:
 * 'A' }
 */
export function looseSchemaOf(schema: z.core.$ZodType): z.ZodMiniType {
  const definition = schema._zod.def as Definition
  switch (definition.type) {
    case 'object': {
      const fields = z.object(looseFields(definition.shape))
      return definition.catchall ? z.catchall(fields, looseSchemaOf(definition.catchall)) : fields
    }
    case 'array':
      return z.array(looseSchemaOf(definition.element)).check(...limitsOf(definition))
    case 'record':
      return z.record(definition.keyType, looseSchemaOf(definition.valueType))
    case 'union':
      return z.union(definition.options.map(looseSchemaOf))
    case 'optional':
      return z.optional(looseSchemaOf(definition.innerType))
    case 'nullable':
      return z.nullable(looseSchemaOf(definition.innerType))
    case 'default':
      return looseSchemaOf(definition.innerType)
    case 'string':
      return z.string().check(...limitsOf(definition))
    case 'number':
      return z.number()
    default:
      return schema as z.ZodMiniType
  }
}
