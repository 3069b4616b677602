import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'
import { areaLanguagesWire, countryLanguageWire, languageWire } from './language-wire.ts'

/**
 * Returns the areas and languages of the language selector. Specification 1, section 4: when the user chooses a
 * country, its languages are shown.
 */
export const getLanguageSwitch = declareCall({
  method: 'GET',
  path: '/certification/languageSwitch/listByParam',
  who: 'any',
  summary: 'The areas of the brand’s sites with their languages',
  source: 'S1 3, 4',
  request: z.object({}),
  response: z.array(areaLanguagesWire),
  empty: [],
})

/**
 * Returns the languages of countries. The base language of a site comes first among the languages of its country.
 * Specification 1, section 4: initial language.
 */
export const getCountryLanguages = declareCall({
  method: 'GET',
  path: '/certification/countryLanguage/getList',
  who: 'any',
  summary: 'Each country with the languages of its sites',
  source: 'S1 4',
  request: z.object({}),
  response: z.array(countryLanguageWire),
  empty: [],
})

export const getCertificationLanguages = declareCall({
  method: 'GET',
  path: '/certification/getCertificationLanguageBySiteId',
  who: 'any',
  summary: 'The languages of the site’s certifications',
  source: 'S2 7',
  request: z.object({}),
  response: z.array(languageWire),
  empty: [],
})
