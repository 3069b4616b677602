import fc from 'fast-check'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { documentSchemas, family as families } from '../families.ts'
import { joinDocument } from './join-document.ts'
import { type DocumentFields, splitDocument } from './split-document.ts'

/** The parts of a schema definition that the schemas of documents use. */
interface Definition {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  valueType?: z.ZodMiniType
  innerType?: z.ZodMiniType
  entries?: Record<string, string>
}

const languages = ['ar', 'de', 'pt-BR']

/** Returns arbitrary values that match a schema's structure; texts may violate its checks. */
function anyOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const is = schema._zod.def as Definition
  const inner = () => anyOf(is.innerType as z.ZodMiniType)
  switch (is.type) {
    case 'object': {
      const fields = Object.entries(is.shape ?? {})
      const isOptional = ([, each]: (typeof fields)[number]) => each._zod.def.type === 'optional'
      const requiredKeys = fields.filter((each) => !isOptional(each)).map(([name]) => name)
      return fc.record(Object.fromEntries(fields.map(([name, each]) => [name, anyOf(each)])), {
        requiredKeys,
      })
    }
    case 'record': {
      const words = anyOf(is.valueType as z.ZodMiniType)
      const others = fc.dictionary(fc.constantFrom(...languages), words)
      return fc.tuple(words, others).map(([en, more]) => ({ en, ...more }))
    }
    case 'array':
      return fc.array(anyOf(is.element as z.ZodMiniType), { maxLength: 4 })
    case 'enum':
      return fc.constantFrom(...Object.values(is.entries ?? {}))
    case 'nullable':
      return fc.option(inner())
    case 'optional':
    case 'default':
      return inner()
    case 'boolean':
      return fc.boolean()
    case 'number':
      return fc.integer({ min: 1, max: 9 })
    default:
      return fc.string()
  }
}

test.each(families.options)('a %s that is split by language is joined to the same document', (family) => {
  fc.assert(
    fc.property(anyOf(documentSchemas[family]), (given) => {
      const document = given as DocumentFields
      const split = JSON.parse(JSON.stringify(splitDocument(document)))
      const whole = JSON.parse(JSON.stringify(document))
      expect(joinDocument(split)).toEqual({ document: whole, strays: [] })
    }),
    { numRuns: 60 },
  )
})

test('the texts of a language are split off, by the ids of questions', () => {
  const question = { id: 7001, texts: { en: { question: 'How far?' }, de: { question: 'Wie weit?' } } }
  expect(splitDocument({ use: 'quiz', questions: [{ ...question, correct: [0] }] })).toEqual({
    document: { use: 'quiz', questions: [{ id: 7001, correct: [0] }] },
    languages: {
      en: { questions: { 7001: { question: 'How far?' } } },
      de: { questions: { 7001: { question: 'Wie weit?' } } },
    },
  })
})

test('a list of only texts is stored in the texts only', () => {
  const cities = [{ texts: { en: { name: 'Cairo' } } }, { texts: { en: { name: 'Giza' } } }]
  const split = {
    document: { code: 'EG-C' },
    languages: { en: { cities: { 1: { name: 'Cairo' }, 2: { name: 'Giza' } } } },
  }
  expect(splitDocument({ code: 'EG-C', cities })).toEqual(split)
})

test('texts for a deleted question are reported as strays', () => {
  const split = {
    document: { questions: [{ id: 7001 }] },
    languages: { en: { questions: { 7001: { question: 'How far?' } } }, de: { questions: { 7002: {} } } },
  }
  expect(joinDocument(split).strays).toEqual([{ language: 'de', path: ['questions', '7002'] }])
})

test('a list is not split unless each of its parts has texts', () => {
  const mixed = { questions: [{ texts: { en: { question: 'How far?' } } }, { id: 2 }] }
  expect(splitDocument(mixed)).toEqual({ document: mixed, languages: {} })
  expect(splitDocument({ of: [null] })).toEqual({ document: { of: [null] }, languages: {} })
})

test('parts without ids are named by their values, else by their positions', () => {
  const texts = { en: { name: 'x' } }
  const values = [
    { value: 10, texts: texts },
    { value: 20, texts: texts },
  ]
  expect(Object.keys(splitDocument({ values }).languages.en?.values ?? {})).toEqual(['10', '20'])
  const { document, languages } = splitDocument({ parts: [{ id: 5, texts: texts }, { texts: texts }] })
  expect(document).toEqual({ parts: [{ id: 5 }, {}] })
  expect(languages.en).toEqual({ parts: { 1: { name: 'x' }, 2: { name: 'x' } } })
})

test('parts without ids and values are named by their keys', () => {
  const topics = ['optics', 'poe'].map((key) => ({ key, texts: { en: { name: key } } }))
  expect(splitDocument({ topics }).languages.en).toEqual({
    topics: { optics: { name: 'optics' }, poe: { name: 'poe' } },
  })
})

test('texts in one language other than English are enough', () => {
  const split = { document: { questions: [{ id: 1 }] }, languages: { de: { questions: { 1: { a: 'b' } } } } }
  expect(joinDocument(split)).toEqual({
    document: { questions: [{ id: 1, texts: { de: { a: 'b' } } }] },
    strays: [],
  })
})
