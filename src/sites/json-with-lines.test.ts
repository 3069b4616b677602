import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JsonSyntaxError, parseJson } from './json-with-lines.ts'

test('any JSON is parsed as by JSON.parse', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent)
      expect(parseJson(text).value).toEqual(JSON.parse(text))
    }),
  )
})

const text = `{
  "code": "EU",
  "area": {
    "en": "Europe", "de": "A \\"quoted\\" \\n { , ] name"
  },
  "links": [
    { "id": 1 },
    {
      "id": 2
    }
  ]
}
`

test.each([
  [[], 1],
  [['code'], 2],
  [['area'], 3],
  [['area', 'de'], 4],
  [['links', 0, 'id'], 7],
  [['links', 1], 8],
  [['links', 1, 'id'], 9],
])('%j is in line %i', (path, line) => expect(parseJson(text).lineOf(path)).toBe(line))

test('a missing field has the line of its parent', () => {
  expect(parseJson(text).lineOf(['area', 'pl'])).toBe(3)
  expect(parseJson(text).lineOf(['links', 1, 'url', 'en'])).toBe(8)
})

const wrong: [string, string, number, string, string][] = [
  ['a missing comma', '{\n"a": 1\n\n"b": 2\n}', 2, 'a', 'expects "," or "}" after it'],
  ['a comma too many', '{\n"a": 1,\n}', 3, 'a', 'expects the name of a field'],
  ['a comma too many in a list', '{\n"a": [\n1,\n]\n}', 4, 'a.1', 'expects a value'],
  ['a missing colon', '{\n"a" 1\n}', 2, 'a', 'expects a ":"'],
  ['a name without quotes', '{\na: 1\n}', 2, '', 'expects the name of a field'],
  ['a text without its end', '{\n"a": "b,\n"c": 1\n}', 2, 'a', 'expects a text that a quote ends'],
  ['a bad backslash', '{\n"a": "C:\\x"\n}', 2, 'a', 'expects a text that a quote ends'],
  ['single quotes', '{\n"a": \'b\'\n}', 2, 'a', 'expects a value'],
  ['a word', '{\n"a": yes\n}', 2, 'a', 'expects a value'],
  ['a comment', '{\n// why\n"a": 1\n}', 2, '', 'expects the name of a field'],
  ['a field written twice', '{\n"a": 1,\n"a": 2\n}', 3, 'a', 'is written twice'],
  ['a missing end', '{\n"a": {\n"b": 1\n', 3, 'a.b', 'expects "," or "}"'],
  ['something after the end', '{}\n{}', 2, '', 'expects nothing after'],
  ['an empty file', '', 1, '', 'expects a value'],
]

function mistakeOf(json: string): JsonSyntaxError | undefined {
  try {
    parseJson(json)
  } catch (error) {
    if (error instanceof JsonSyntaxError) return error
    throw error
  }
  return undefined
}

test.each(wrong)('%s is reported with line and field', (_name, json, line, field, message) => {
  const mistake = mistakeOf(json)
  expect([mistake?.line, mistake?.path.join('.')]).toEqual([line, field])
  expect(mistake?.message).toContain(message)
})
