import { gzipSync } from 'node:zlib'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import type { Random } from '#server/ports/random.ts'

/**
 * The number of entries of the status list, large enough that an entry doesn't identify its certificate. W3C
 * Bitstring Status List 1.0, section 6.1.
 */
const entries = 131_072

/**
 * Returns the index of a certificate's entry in the status list. The first call assigns a random free index, which
 * never changes afterwards.
 */
export async function assignStatusIndex(db: Db, certificateId: number, random: Random): Promise<number> {
  const isCertificate = eq(certificate.id, certificateId)
  const findIndex = async () =>
    (await db.select({ index: certificate.statusIndex }).from(certificate).where(isCertificate))[0]?.index ??
    null
  for (;;) {
    const existing = await findIndex()
    if (existing !== null) return existing
    const candidate = random(4).readUInt32BE() % entries
    await db.transaction(async (tx) => {
      const [taken] = await tx
        .select({ id: certificate.id })
        .from(certificate)
        .where(eq(certificate.statusIndex, candidate))
      if (!taken)
        await tx
          .update(certificate)
          .set({ statusIndex: candidate })
          .where(and(isCertificate, isNull(certificate.statusIndex)))
    })
  }
}

/**
 * Returns the list of revoked certificates: one bit per entry, compressed by gzip, as a multibase text. Bitstring
 * Status List 1.0, section 4.3.
 */
export async function encodeStatusList(db: Db): Promise<string> {
  const revoked = await db
    .select({ index: certificate.statusIndex })
    .from(certificate)
    .where(and(isNotNull(certificate.statusIndex), isNotNull(certificate.revokedAt)))
  const bits = Buffer.alloc(entries / 8)
  for (const { index } of revoked)
    if (index !== null) bits[index >> 3] = (bits[index >> 3] as number) | (0x80 >> (index & 7))
  return `u${gzipSync(bits).toString('base64url')}`
}
