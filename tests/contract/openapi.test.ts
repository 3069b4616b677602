import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carriesPlace } from '../../src/contract/call.ts'
import { allCalls } from '../../src/contract/registry.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'

interface Operation {
  operationId: string
  summary: string
  parameters?: { name: string; in: string; schema: object }[]
  requestBody?: { content: Record<string, { schema: { properties: Record<string, unknown> } }> }
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>
}

describe('the document of the API', () => {
  let portal: Portal
  let document: { openapi: string; info: { title: string }; paths: Record<string, Record<string, Operation>> }
  beforeAll(async () => {
    portal = await openPortal(await (databases[0] as (typeof databases)[number]).open())
    document = await (await portal.request('/api/openapi.json')).json()
  })
  afterAll(() => portal.close())

  const operationOf = (call: { path: string; method: string }) =>
    document.paths[call.path]?.[call.method.toLowerCase()] as Operation

  test('is OpenAPI 3.1 and holds every call once', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths).sort()).toEqual(allCalls.map((call) => call.path).sort())
    const ids = allCalls.map((call) => operationOf(call).operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  const bodyOf = ({ upload }: { upload?: string }) => (upload ? 'multipart/form-data' : 'application/json')

  test.each(allCalls)('$name says what travels', (call) => {
    const operation = operationOf(call)
    expect(operation.summary).toBe(call.summary)
    const names =
      call.method === 'GET'
        ? operation.parameters?.map((each) => each.name)
        : Object.keys(operation.requestBody?.content[bodyOf(call)]?.schema.properties ?? {})
    expect(names).toEqual(
      carriesPlace(call) ? expect.arrayContaining(['siteId', 'languageId']) : expect.anything(),
    )
    expect(operation.responses['200']?.content['application/json']?.schema).toBeDefined()
    expect(operation.responses['400']).toBeDefined()
  })

  test('shows the names of the wire, not those of the portal', () => {
    const text = JSON.stringify(document)
    expect(text).toContain('courseContentReleaseDTOS')
    expect(text).not.toContain('needsApproval')
  })

  test('refers to nothing that it does not hold', () => {
    // Pointers lead through it as through any JSON, whatever its type says.
    const held = document as unknown as Record<string, never>
    for (const [, pointer] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = (pointer as string)
        .split('/')
        .reduce<Record<string, never> | undefined>((at, key) => at?.[key], held)
      expect(found, pointer).toBeDefined()
    }
  })
})
