import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { commands } from '#scripts/operator/commands.ts'
import { parseCommandLine } from '#scripts/operator/options.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { fee, illnessReason, otherDate, twoDates, workshop } from '../fixtures/server/canceling.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { paidOrder } from '../fixtures/server/refunding.ts'
import { staff } from '../fixtures/server/training.ts'

const begun = Date.UTC(2026, 0, 15, 12)

describe.each(databases)('canceling on the command line, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    portal.clock.now = begun
    await twoDates(portal, { fee }, { capacity: 1 })
  })

  /** Runs a command as a reviewer without a terminal; returns its output or, if it is refused, the messages. */
  async function types(...line: string[]): Promise<string> {
    const { args, options } = parseCommandLine(line)
    const api = await staff(portal, 'reviewer')
    const { cancel } = commands as { cancel: (typeof commands)[string] }
    return (async () => cancel.run({ api, args, options }))().catch((error: Error) => error.message)
  }
  const statuses = async () => (await portal.db.select().from(classroomEnrolment)).map(({ status }) => status)

  test('the preview comes first and changes nothing; --yes cancels, and finance is named', async () => {
    const [first, second] = [await paidOrder(portal, workshop), await paidOrder(portal, workshop)]
    const line = ['classroom', String(workshop), '--reason', illnessReason, '--move-to', String(otherDate)]
    const shown = await types(...line)
    expect(shown).toMatch(/^To be canceled:\nclassroom 17, One gate, two people, four hours, 2026-01-25T12/)
    expect(shown).toContain('other date: 14, One gate, two people, four hours, 2026-02-04T12')
    expect(shown).toMatch(new RegExp(`> is moved to the other date, order ${first.seqNo}\n`))
    expect(shown).toMatch(
      new RegExp(`> gets a refund, once finance has confirmed it, EUR 296.31, order ${second.seqNo}\n`),
    )
    expect(shown).toContain('\n1 moved, 1 refunded; EUR 296.31 to be refunded\n')
    expect(shown).toMatch(/\nNothing is canceled yet\. Add --yes to cancel it\.$/)
    expect(await statuses()).toEqual(['enrolled', 'enrolled'])
    const done = await types(...line, '--yes')
    expect(done).toMatch(/^Canceled\. All participants are notified by email:\n/)
    expect(done).toMatch(
      /\nrefund \d+ is prepared: a person of finance checks it with "refunds" and confirms it\.$/,
    )
    expect((await statuses()).toSorted()).toEqual(['cancelled', 'enrolled'])
    expect(await types(...line, '--yes')).toBe(
      'classroom 17 was canceled by reviewer@demo.test, at 2026-01-15T12:00:00.000Z.',
    )
  })

  test('wrong arguments are reported before anything is done', async () => {
    expect(await types('classroom', '17')).toContain('Name the session and the reason')
    expect(await types('course', '17', '--reason', illnessReason)).toContain(
      'It is one of: classroom, practicalExam',
    )
    expect(await types('classroom', '17', '--reason', illnessReason, '--move-to', 'x')).toContain(
      '--move-to is a whole',
    )
    expect(await types('classroom', '17', '--reason', illnessReason, '--move-to', '17')).toContain(
      'a future date of the same training',
    )
    expect(await types('practicalExam', '1', '--reason', illnessReason)).toContain('nobody is enrolled')
  })
})
