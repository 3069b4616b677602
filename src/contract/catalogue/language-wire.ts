import * as z from 'zod/mini'
import * as domain from '../../domain/language/language.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { renamedWire, spread } from '../protocol/renamed.ts'

/**
 * A language as it travels. Specification 1, section 3: language. There is one table of ids, so
 * `languagePackId` is the id again.
 */
export const languageWire = renamedWire(
  domain.language,
  { code: 'languageSimple', name: 'languageComplete', rightToLeft: ['rtlStatus', flagCode] },
  { languagePackId: [z.int(), ({ id }) => id] },
)

/**
 * An area with its languages as it travels. Specification 1, section 3: country entry. The country is the
 * area that the top bar names.
 */
export const areaLanguagesWire = renamedWire(domain.areaLanguages, {
  area: 'country',
  prefix: 'sitePrefix',
  languages: ['languageList', z.array(languageWire)],
})

export const countryLanguageWire = renamedWire(domain.countryLanguage, {
  language: spread(languageWire),
  country: 'countryCode',
})
