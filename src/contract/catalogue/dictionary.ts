import * as z from 'zod/mini'
import { dictionaryItem } from '../../domain/dictionary/dictionary.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire, wireObject } from '../protocol/renamed.ts'

const userTypes = 'user_type'

/** The wire format of an item of the dictionary of user types: {textCode, textName}. Specification 1, section 3. */
const textItemWire = z.codec(
  wireObject({ value: ['textCode', z.string()], label: ['textName', z.string()] }),
  dictionaryItem,
  {
    decode: (item) => ({ type: userTypes, ...item }),
    encode: (item) => item,
  },
)

const dictionaryItemWire = renamedWire(dictionaryItem, {
  type: 'dictType',
  value: 'dictValue',
  label: 'dictLabel',
})

const dictType = z.string().check(z.regex(/^[a-z_]{1,40}$/))

/** The codec of the types of dictionaries as one text: 'front_logo,learn_ways'. */
const dictTypes = z.codec(z.string().check(z.maxLength(820)), z.array(dictType).check(z.maxLength(20)), {
  decode: (text) => text.split(','),
  encode: (types) => types.join(','),
})

export const getUserTypes = declareCall({
  method: 'GET',
  path: '/user/getTypeList',
  who: 'any',
  summary: 'The roles of learners: installer, engineer, student, ...',
  source: 'S2 7',
  request: z.object({}),
  response: z.array(textItemWire),
  empty: [],
})

/**
 * Returns the items of a dictionary, or the page images if no type is given. An unknown dictionary has no items.
 * Specification 2, section 7.
 */
export const getDictionary = declareCall({
  method: 'GET',
  path: '/certification/dictData/getDictModelList',
  who: 'any',
  summary: 'The items of a dictionary',
  source: 'S1 3',
  request: wireObject({ type: ['dictType', z.optional(dictType)] }),
  response: z.array(dictionaryItemWire),
  empty: [],
})

export const getDictionaries = declareCall({
  method: 'GET',
  path: '/certification/dictData/batchQueryDictModelList',
  who: 'any',
  summary: 'The items of several dictionaries, by type',
  source: 'S2 7',
  request: wireObject({ types: ['dictTypes', dictTypes] }),
  response: z.record(z.string(), z.array(dictionaryItemWire)),
  empty: {},
})
