import * as z from 'zod/mini'
import { country } from '../domain/content/document.ts'
import * as domain from '../domain/distributor/distributor.ts'
import { declareCall } from './call.ts'

const distributorWire = z.codec(
  z.object({
    id: z.int(),
    countryCodeList: z.array(z.string()),
    distributorName: z.string(),
    address: z.string(),
    offer: z.string(),
    linkUrl: z.string(),
    email: z.string(),
    textLanguage: z.string(),
  }),
  domain.distributor,
  {
    decode: (wire) => ({
      id: wire.id,
      countries: wire.countryCodeList,
      name: wire.distributorName,
      address: wire.address,
      offer: wire.offer,
      url: wire.linkUrl,
      email: wire.email,
      language: wire.textLanguage,
    }),
    encode: (distributor) => ({
      id: distributor.id,
      countryCodeList: distributor.countries,
      distributorName: distributor.name,
      address: distributor.address,
      offer: distributor.offer,
      linkUrl: distributor.url,
      email: distributor.email,
      textLanguage: distributor.language,
    }),
  },
)

/** For holders of a valid certificate; all distributors where no country is asked for. Specification 1, section 1: Smart Try. */
export const getDistributors = declareCall({
  method: 'GET',
  path: '/certification/smartTry/distributors',
  who: 'learner',
  summary: 'The distributors of a country that lend devices',
  request: z.object({ countryCode: z.optional(country) }),
  answer: z.array(distributorWire),
  empty: [],
  refusals: ['forbidden'],
})
