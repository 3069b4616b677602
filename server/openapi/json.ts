/** A JSON object within the OpenAPI document. */
export type JsonObject = Record<string, unknown>

export const schemaPath = (name: string): string => `#/components/schemas/${name}`
export const createSchemaReference = (name: string): JsonObject => ({ $ref: schemaPath(name) })

/** Capitalizes a name: "practicalExam" becomes "PracticalExam". */
export const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
