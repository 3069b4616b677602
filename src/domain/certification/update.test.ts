import { expect, test } from 'vitest'
import { certificationProgress } from './progress.ts'
import { canUpdateCertification, type UpdatableCertification, updateNoticeOf } from './update.ts'

const learning: UpdatableCertification = {
  certificationId: 10,
  progress: 'learning',
  childStatus: 'registrationApproved',
  toldOf: null,
  offersExam: false,
}

test('a registration may be updated during learning or an open exam', () => {
  const open = certificationProgress.options.filter((progress) =>
    canUpdateCertification({ ...learning, progress }),
  )
  expect(open).toEqual(['learning', 'exam'])
  expect(canUpdateCertification({ ...learning, childStatus: 'closed' })).toBe(false)
})

test('a newer release is announced until the learner has seen it, and stays available', () => {
  expect(updateNoticeOf(learning, 2)).toEqual({ id: 2, announcesExam: false, announcesUpdate: true })
  expect(updateNoticeOf({ ...learning, toldOf: 2 }, 2)).toEqual({
    id: 2,
    announcesExam: false,
    announcesUpdate: false,
  })
  expect(updateNoticeOf({ ...learning, toldOf: 2 }, 3)).toMatchObject({ announcesUpdate: true })
})

test('after an update that opens the exam, the exam is offered', () => {
  const updated = { ...learning, progress: 'exam', offersExam: true } as const
  expect(updateNoticeOf(updated, null)).toEqual({ id: 10, announcesExam: true, announcesUpdate: false })
  expect(updateNoticeOf({ ...updated, offersExam: false }, null)).toBeNull()
  expect(updateNoticeOf({ ...updated, progress: 'apply' }, null)).toBeNull()
})
