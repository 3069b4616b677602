import * as z from 'zod/mini'
import * as domain from '../domain/language/language.ts'
import { flagCode } from './flag-wire.ts'

const fields = {
  id: z.int(),
  languagePackId: z.int(),
  languageComplete: z.string(),
  languageSimple: z.string(),
  rtlStatus: flagCode,
}
const onWire = z.object(fields)

const toLanguage = (wire: z.output<typeof onWire>): domain.Language => ({
  id: wire.id,
  code: wire.languageSimple,
  name: wire.languageComplete,
  rightToLeft: wire.rtlStatus,
})

const fromLanguage = ({ id, code, name, rightToLeft }: domain.Language): z.output<typeof onWire> => ({
  id,
  languagePackId: id,
  languageComplete: name,
  languageSimple: code,
  rtlStatus: rightToLeft,
})

/** Specification 1, section 3: language. There is one table of ids, so `languagePackId` is the id again. */
export const languageWire = z.codec(onWire, domain.language, { decode: toLanguage, encode: fromLanguage })

/** Specification 1, section 3: country entry. The country is the area that the top bar names. */
export const areaLanguagesWire = z.codec(
  z.object({
    country: z.string(),
    siteId: z.int(),
    siteCode: z.string(),
    sitePrefix: z.string(),
    languageList: z.array(languageWire),
  }),
  domain.areaLanguages,
  {
    decode: ({ country, languageList, sitePrefix, ...site }) => ({
      ...site,
      area: country,
      prefix: sitePrefix,
      languages: languageList,
    }),
    encode: ({ area, languages, prefix, ...site }) => ({
      ...site,
      country: area,
      sitePrefix: prefix,
      languageList: languages,
    }),
  },
)

export const countryLanguageWire = z.codec(
  z.object({ ...fields, countryCode: z.string(), countryName: z.string(), siteId: z.int() }),
  domain.countryLanguage,
  {
    decode: ({ countryCode, countryName, siteId, ...language }) => ({
      language: toLanguage(language),
      country: countryCode,
      countryName,
      siteId,
    }),
    encode: ({ language, country, countryName, siteId }) => ({
      ...fromLanguage(language),
      countryCode: country,
      countryName,
      siteId,
    }),
  },
)
