import { expect, test } from 'vitest'
import { loadSites } from '#src/sites/load-sites.ts'
import type { Site } from '#src/sites/site.ts'
import { openUnreachableDatabase } from '#tests/fixtures/server/unreachable-database.ts'
import { checkSeatReservation } from './check-seat-reservation.ts'
import type { ReserveSeatInput } from './reserve-seat.ts'

test('an error while a seat is tried is thrown', async () => {
  const { db } = await openUnreachableDatabase()
  const holding: ReserveSeatInput = {
    ...{
      learnerId: 1,
      target: { kind: 'classroom', id: 1 },
      emailNotification: 'subscribed',
      examRegionId: null,
    },
    ...{ audience: { tenant: 'main', site: loadSites().sites[0] as Site, language: 'en' } },
    ...{ payBy: new Date(0), now: 0 },
  }
  await expect(checkSeatReservation(db, holding)).rejects.toThrow()
})
