import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '#src/contract/registry.ts'
import { callSamples } from '#src/contract/samples/call-samples.ts'
import { family } from '#src/domain/content-item/families.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'

interface Schema {
  $ref?: string
  properties?: Record<string, unknown>
  allOf?: Schema[]
  oneOf?: Schema[]
}

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  description: string
  parameters?: { name: string; in: string; schema: object }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>
}

describe('the API document', () => {
  let portal: Portal
  let document: {
    openapi: string
    info: { title: string }
    paths: Record<string, Record<string, Operation>>
    tags: { name: string }[]
    components: { schemas: Record<string, Schema> }
  }
  beforeAll(async () => {
    portal = await openPortal(await (databases[0] as (typeof databases)[number]).open())
    document = await (await portal.request('/api/openapi.json')).json()
  })
  afterAll(() => portal.close())

  const operationOf = (call: { path: string; method: string }) =>
    document.paths[call.path]?.[call.method.toLowerCase()] as Operation

  test('is OpenAPI 3.1 and contains every call once', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths).sort()).toEqual(allCalls.map((call) => call.path).sort())
    expect(allCalls.map((call) => operationOf(call).operationId)).toEqual(allCalls.map(({ name }) => name))
  })

  /** Returns the fields of an object schema, including those in allOf and oneOf. */
  const fieldsOf = (schema: Schema = {}): string[] => {
    const { $ref, properties = {}, allOf = [], oneOf = [] } = schema
    const named = $ref ? [document.components.schemas[$ref.split('/').at(-1) as string]] : []
    return [...Object.keys(properties), ...[...named, ...allOf, ...oneOf].flatMap(fieldsOf)]
  }
  const bodyOf = ({ upload }: { upload?: string }) => (upload ? 'multipart/form-data' : 'application/json')

  test.each(allCalls)('$name says what travels', (call) => {
    const operation = operationOf(call)
    expect(operation.summary).toBe(call.summary)
    const names =
      call.method === 'GET'
        ? operation.parameters?.map((each) => each.name)
        : fieldsOf(operation.requestBody?.content[bodyOf(call)]?.schema)
    const travels = (callSamples[call.name] ?? []).flatMap(({ request }) => Object.keys(request))
    expect(names ?? []).toEqual(expect.arrayContaining(travels))
    const placed = (names ?? []).filter((name) => name === 'siteId' || name === 'languageId')
    expect(placed.sort()).toEqual(call.name === 'getSiteInfo' ? [] : ['languageId', 'siteId'])
    expect(operation.responses['200']?.content['application/json']?.schema).toBeDefined()
    expect(operation.responses['400']).toBeDefined()
  })

  test('has the wire names, not those of the portal', () => {
    const fields = fieldsOf(document.components.schemas.Course)
    expect(fields).toContain('courseContentReleaseDTOS')
    expect(fields).not.toContain('needsApproval')
  })

  test('has components for shared schemas, the document of every family, and the codes of refusals', () => {
    const names = Object.keys(document.components.schemas)
    expect(names).toEqual(
      expect.arrayContaining(['Course', 'CourseSummary', 'Certification', 'Classroom', 'Order']),
    )
    const families = family.options.map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Document`)
    expect(names).toEqual(expect.arrayContaining(families))
    expect(document.components.schemas.RefusalCode).toMatchObject({
      'x-enum-varnames': expect.arrayContaining(['trainingFull']),
    })
  })

  test('has a tag with a description for every call', () => {
    const explained = document.tags.map(({ name }) => name)
    for (const call of allCalls) expect(explained).toEqual(expect.arrayContaining(operationOf(call).tags))
  })

  test('states who may make a call', () => {
    const told = (name: string) =>
      operationOf(allCalls.find((call) => call.name === name) as never).description
    expect(told('saveDraft')).toContain('editor')
    expect(told('getCourse')).toMatch(/^For anybody\./)
  })

  test('has no unresolved references', () => {
    // JSON pointers are resolved in the document as untyped JSON, hence the cast.
    const schema = document as unknown as Record<string, never>
    for (const [, pointer] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = (pointer as string)
        .split('/')
        .reduce<Record<string, never> | undefined>((at, key) => at?.[key], schema)
      expect(found, pointer).toBeDefined()
    }
  })
})
