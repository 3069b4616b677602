import * as z from 'zod/mini'
import { dictionaryItem } from '../domain/dictionary/dictionary.ts'
import { declareCall } from './call.ts'

const userTypes = 'user_type'

/** A dictionary item where only one dictionary is asked for: {textCode, textName}. Specification 1, section 3. */
const textItemWire = z.codec(z.object({ textCode: z.string(), textName: z.string() }), dictionaryItem, {
  decode: (wire) => ({ type: userTypes, value: wire.textCode, label: wire.textName }),
  encode: (item) => ({ textCode: item.value, textName: item.label }),
})

const dictionaryItemWire = z.codec(
  z.object({ dictType: z.string(), dictValue: z.string(), dictLabel: z.string() }),
  dictionaryItem,
  {
    decode: (wire) => ({ type: wire.dictType, value: wire.dictValue, label: wire.dictLabel }),
    encode: (item) => ({ dictType: item.type, dictValue: item.value, dictLabel: item.label }),
  },
)

const dictType = z.string().check(z.regex(/^[a-z_]{1,40}$/))

/** Types that travel as text: 'front_logo,learn_ways'. */
const dictTypes = z.codec(z.string(), z.array(dictType).check(z.maxLength(20)), {
  decode: (text) => text.split(','),
  encode: (types) => types.join(','),
})

export const getUserTypes = declareCall({
  method: 'GET',
  path: '/user/getTypeList',
  who: 'any',
  summary: 'What a learner may be: installer, engineer, student, ...',
  request: z.object({}),
  answer: z.array(textItemWire),
  empty: [],
})

/** Without a type, the page images. A dictionary that is not there has no items. Specification 2, section 7. */
export const getDictionary = declareCall({
  method: 'GET',
  path: '/certification/dictData/getDictModelList',
  who: 'any',
  summary: 'The items of a dictionary',
  request: z.object({ dictType: z.optional(dictType) }),
  answer: z.array(dictionaryItemWire),
  empty: [],
})

export const getDictionaries = declareCall({
  method: 'GET',
  path: '/certification/dictData/batchQueryDictModelList',
  who: 'any',
  summary: 'The items of several dictionaries, by type',
  request: z.object({ dictTypes }),
  answer: z.record(z.string(), z.array(dictionaryItemWire)),
  empty: {},
})
