import type { FamilyFields } from './field-path.ts'

const ofVideo = { field: 'contentType', is: ['video'] } as const

/** The fields of a course or an educational video. */
export const courseFields: FamilyFields<'course'> = {
  code: {
    label: 'Code',
    width: 'half',
    help: 'The code by which people refer to the course, such as CCTV-110.',
  },
  contentType: {
    ...{ label: 'Content type', width: 'half' },
    help: 'A course requires enrollment; a video requires only a signed-in user.',
  },
  certificationType: {
    ...{ label: 'Certification type', kind: 'category', categoryGroup: 'certificationType' },
    group: 'categories',
  },
  subtype: { label: 'Subtype', kind: 'category', categoryGroup: 'subtype', group: 'categories' },
  productLine: { label: 'Product line', kind: 'category', categoryGroup: 'productLine', group: 'categories' },
  videoType: {
    ...{ label: 'Video type', kind: 'category', categoryGroup: 'videoType', group: 'categories' },
    showWhen: ofVideo,
  },
  videoOf: {
    ...{ label: 'Video source', group: 'categories', showWhen: ofVideo },
    help: 'The kind of content that the video belongs to. The video list filters by it.',
  },
  requirement: { label: 'Requirement', width: 'half', help: 'Whether a certification requires the course.' },
  credits: { label: 'Credits', width: 'half' },
  version: { label: 'Version', width: 'half', help: 'The version that readers see, such as 2026.' },
  needsApproval: {
    ...{ label: 'Approval required', group: 'registration' },
    help: 'Whether a reviewer must approve a registration before the course opens.',
  },
  recommended: { label: 'Recommended' },
  trailer: {
    ...{ label: 'Trailer', kind: 'video', group: 'appearance' },
    help: 'A short video that everybody can watch without an account. No progress is saved.',
  },
  quiz: {
    ...{ label: 'Quiz', kind: 'reference', family: 'pool', filter: { use: 'quiz' }, group: 'exam' },
    help: 'The pool of a quiz that learners must also pass.',
  },
  replaces: {
    ...{ label: 'Replaced course', kind: 'reference', family: 'course', canBeWithdrawn: true },
    help: 'The course that this one is a newer version of.',
  },
  chapters: { label: 'Chapters', one: 'Chapter', help: 'In the order in which learners watch them.' },
  'chapters[].id': {
    label: 'Chapter number',
    kind: 'partId',
    help: 'The server assigns it, and it never changes.',
  },
  'chapters[].video': { label: 'Video', kind: 'video' },
  'texts.*.name': { label: 'Name' },
  'texts.*.summary': { label: 'Summary', help: 'Shown in lists.' },
  'texts.*.description': { label: 'Description' },
  'texts.*.outcomes': {
    label: 'Outcomes',
    one: 'Outcome',
    help: 'Each completes the sentence "After this course you can …".',
  },
  'texts.*.chapters': { label: 'Chapter texts', help: 'One entry for each chapter, in the same order.' },
  'texts.*.chapters[].name': { label: 'Chapter name' },
  'texts.*.chapters[].summary': { label: 'Chapter summary', help: 'One sentence about the contents.' },
}
