import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { learner } from '#server/db/schema/learner.ts'
import type { Api } from '#src/api/create-api.ts'
import type { Result } from '#src/api/result.ts'
import { getCertifications } from '#src/contract/catalogue/certification.ts'
import { findClassrooms, findWorkshops } from '#src/contract/catalogue/classroom.ts'
import { getPracticalExamCards } from '#src/contract/catalogue/practical-exam.ts'
import { enrolInWorkshop } from '#src/contract/learning/classroom-enrolment.ts'
import { getOrder } from '#src/contract/money/order.ts'
import { type Offer, priceOf } from '#src/domain/order/offer.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { paymentSettingsOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, origin, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { newLearner } from '../fixtures/server/training.ts'

const { sites, languages } = loadSites()

/** An entry of a list, for an item that may have a fee. */
interface Listed {
  target: OrderTarget
  fee: object | null
  offer: Offer
}

describe.each(databases)('prices of items on each site, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const at = ({ siteId, tenant, languages: [base] }: Site) => ({
    siteId,
    languageId: languages.find(({ code }) => code === base)?.id as number,
    origin: tenant === 'main' ? origin : sisterOrigin,
  })
  const anybodyAt = (site: Site): Api => portal.api(null, at(site))

  /** Returns every certification, classroom, workshop and practical exam in the lists of a site. */
  async function listedBy(api: Api): Promise<Listed[]> {
    const groups = unwrap(await api.call(getCertifications, {}))
    const classrooms = unwrap(await api.call(findClassrooms, { pageSize: 64 })).rows
    const workshops = unwrap(await api.call(findWorkshops, { pageSize: 64 })).rows
    const cards = unwrap(await api.call(getPracticalExamCards, {}))
    const of = (kind: OrderTarget['kind']) => (item: { id: number; fee: object | null; offer: Offer }) => ({
      target: { kind, id: item.id },
      fee: item.fee,
      offer: item.offer,
    })
    return [
      ...groups.flatMap(({ versions }) => versions).map(of('certification')),
      ...classrooms.map(of('classroom')),
      ...workshops.map(of('workshop')),
      ...cards.flatMap(({ exams }) => exams).map(of('practicalExam')),
    ]
  }

  test.each(sites.map((site) => [site.code, site] as const))(
    'on %s what has a fee has a price, and a brand that sells nothing shows nothing with a fee',
    async (_, site) => {
      const listed = await listedBy(anybodyAt(site))
      const europe = sites.find(({ code }) => code === 'EU') as Site
      const sold = await listedBy(anybodyAt(europe))
      expect(listed.length).toBeGreaterThan(0)
      if (site.tenant === 'sister') expect(listed.filter(({ fee }) => fee)).toEqual([])
      for (const { target, fee, offer } of listed) {
        const there = sold.find((each) => each.target.kind === target.kind && each.target.id === target.id)
        const expected = !fee
          ? { kind: 'free' }
          : site.code === 'EU'
            ? { kind: 'sold' }
            : { kind: 'soldBy', price: there && priceOf(there.offer), site: { siteId: europe.siteId } }
        expect(offer, `${target.kind} ${target.id}`).toMatchObject(expected)
      }
    },
  )

  test('a price is the amount that a consumer pays by card: with VAT where it is included, else net', async () => {
    const seller = sites.find((site) => paymentSettingsOf(site).regions !== null) as Site
    const { api } = await newLearner(portal, seller.siteId)
    const paid = (await listedBy(anybodyAt(seller))).filter(({ fee }) => fee)
    expect(paid.length).toBeGreaterThan(10)
    for (const { target, offer } of paid) {
      const price = priceOf(offer)
      const quote = unwrap(await api.call(getOrder, { target, billingCountry: 'DE' }))
      expect(
        { amount: price?.vat === 'plus' ? quote.fee : quote.total, currency: quote.currency },
        `${target.kind} ${target.id}`,
      ).toEqual({ amount: price?.amount, currency: price?.currency })
    }
  })

  test('a consumer of a country with another currency pays the price that names the country', async () => {
    const seller = sites.find((site) => paymentSettingsOf(site).regions !== null) as Site
    const { api, learnerId } = await newLearner(portal, seller.siteId)
    await portal.db.update(learner).set({ countryCode: 'PL' }).where(eq(learner.id, learnerId))
    const paid = (await listedBy(anybodyAt(seller))).filter(({ fee }) => fee)
    let named = 0
    for (const { target, offer } of paid) {
      const price = priceOf(offer)
      const ofPoland = price?.byCountry?.find(({ country }) => country === 'PL')
      if (ofPoland) named += 1
      const quote = unwrap(await api.call(getOrder, { target, billingCountry: 'PL' }))
      expect(
        { amount: price?.vat === 'plus' ? quote.fee : quote.total, currency: quote.currency },
        `${target.kind} ${target.id}`,
      ).toEqual({ amount: (ofPoland ?? price)?.amount, currency: (ofPoland ?? price)?.currency })
    }
    expect(named).toBeGreaterThan(0)
  })

  test('a site that does not sell an item refuses its order and its enrolment', async () => {
    const korea = sites.find(({ code }) => code === 'KR') as Site
    const { api } = await newLearner(portal, korea.siteId)
    const paid = (await listedBy(anybodyAt(korea))).filter(({ fee }) => fee)
    const refusalReasonOf = async (asked: Promise<Result<unknown>>) => {
      const result = await asked
      const { code, message, context } = result.ok || result.failure.kind !== 'refused' ? {} : result.failure
      return [code, context?.reason, message]
    }
    const sentence = expect.stringContaining('does not sell')
    for (const { target } of paid)
      expect(await refusalReasonOf(api.call(getOrder, { target }))).toEqual([404, 'notSoldHere', sentence])
    const classroomId = paid.find(({ target }) => target.kind === 'workshop')?.target.id as number
    const request = { classroomId, emailNotification: 'subscribed' } as const
    expect(await refusalReasonOf(api.call(enrolInWorkshop, request))).toEqual([403, 'notSoldHere', sentence])
  })
})
