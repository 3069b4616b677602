import * as z from 'zod/mini'
import * as domain from '../../domain/certification/certification.ts'
import type { Offer } from '../../domain/order/offer.ts'
import { publicPrice } from '../../domain/order/public-price.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { renamedWire } from '../protocol/renamed.ts'
import { categoryWire, kindCode } from './course-wire.ts'

/** The wire format of a prerequisite. Specification 1, section 3: prerequisite entries. */
export const prerequisiteWire = renamedWire(domain.prerequisite, {
  id: 'certificationReleaseId',
  name: 'certificationName',
  version: 'versionLabel',
})

/** The wire names of the fields of a version of a certification. */
export const certificationVersionWireNames = {
  code: 'certificationCode',
  kind: kindCode,
  type: ['certificationType', categoryWire],
  name: 'certificationName',
  version: 'versionLabel',
  practicalExam: flagCode,
  needsCode: ['needInvitationCode', flagCode],
  prerequisites: ['prerequisiteCertificationList', z.array(prerequisiteWire)],
  language: 'textLanguage',
} as const

/** Additional wire fields of paid items: whether a fee is charged, and the price if this site sells the item. */
export const chargeFields = {
  isCharge: [flagCode, ({ fee }: { fee: unknown }) => fee !== null],
  price: [
    z.nullable(publicPrice),
    ({ offer }: { offer: Offer }) => (offer.kind === 'sold' ? offer.price : null),
  ],
} as const

export const certificationVersionWire = renamedWire(
  domain.certificationVersion,
  certificationVersionWireNames,
  chargeFields,
)
