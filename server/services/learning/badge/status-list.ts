import { gzipSync } from 'node:zlib'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import type { Random } from '#server/ports/random.ts'

/** How many entries the list has, so that none tells whose it is. W3C Bitstring Status List 1.0, section 6.1. */
const entries = 131_072

/** The entry of a certificate in the list: any that is free, drawn when it is first asked for, and its own from then on. */
export async function statusIndexOf(db: Db, certificateId: number, random: Random): Promise<number> {
  const own = eq(certificate.id, certificateId)
  const known = async () =>
    (await db.select({ index: certificate.statusIndex }).from(certificate).where(own))[0]?.index ?? null
  for (;;) {
    const before = await known()
    if (before !== null) return before
    const drawn = random(4).readUInt32BE() % entries
    await db.transaction(async (tx) => {
      const [taken] = await tx
        .select({ id: certificate.id })
        .from(certificate)
        .where(eq(certificate.statusIndex, drawn))
      if (!taken)
        await tx
          .update(certificate)
          .set({ statusIndex: drawn })
          .where(and(own, isNull(certificate.statusIndex)))
    })
  }
}

/** The list of revoked certificates: a bit for each entry, packed by gzip, as a multibase text. Section 4.3 there. */
export async function encodedStatusList(db: Db): Promise<string> {
  const revoked = await db
    .select({ index: certificate.statusIndex })
    .from(certificate)
    .where(and(isNotNull(certificate.statusIndex), isNotNull(certificate.revokedAt)))
  const bits = Buffer.alloc(entries / 8)
  for (const { index } of revoked)
    if (index !== null) bits[index >> 3] = (bits[index >> 3] as number) | (0x80 >> (index & 7))
  return `u${gzipSync(bits).toString('base64url')}`
}
