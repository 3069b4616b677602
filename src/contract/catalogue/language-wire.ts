import * as z from 'zod/mini'
import * as domain from '../../domain/language/language.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { renamedWire, spreadCodec } from '../protocol/renamed.ts'

/**
 * The wire format of a language. Specification 1, section 3: language. `languagePackId` repeats the id, because the
 * portal has only one table of language ids.
 */
export const languageWire = renamedWire(
  domain.language,
  { code: 'languageSimple', name: 'languageComplete', rightToLeft: ['rtlStatus', flagCode] },
  { languagePackId: [z.int(), ({ id }) => id] },
)

/**
 * The wire format of an area with its languages. Specification 1, section 3: country entry. `country` is the area in
 * the top bar.
 */
export const areaLanguagesWire = renamedWire(domain.areaLanguages, {
  area: 'country',
  prefix: 'sitePrefix',
  languages: ['languageList', z.array(languageWire)],
})

export const countryLanguageWire = renamedWire(domain.countryLanguage, {
  language: spreadCodec(languageWire),
  country: 'countryCode',
})
