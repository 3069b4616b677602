import type { FamilyFields } from './field-path.ts'

const withPracticalExam = { field: 'practicalExam', is: [true] } as const

/** The fields of a version of a certification. */
export const certificationFields: FamilyFields<'certification'> = {
  code: {
    label: 'Code',
    width: 'half',
    help: 'The code by which people refer to the release, such as GSC-2026.',
  },
  level: {
    ...{ label: 'Level', width: 'half', showWhen: { field: 'kind', is: ['hsc'] } },
    help: 'Only product-based certifications have a level.',
  },
  type: {
    ...{ label: 'Category', kind: 'category', categoryGroup: 'certificationType', group: 'categories' },
    help: 'Lists show the certification under this category.',
  },
  versionLabel: { label: 'Version', width: 'half', help: 'The version that readers see, such as 2026.' },
  parent: {
    ...{ label: 'Listed under', kind: 'reference', family: 'certification' },
    help: 'The release under which lists show this one.',
  },
  position: { label: 'Position', width: 'half', help: 'Certifications with lower numbers come first.' },
  prerequisites: {
    ...{ label: 'Prerequisites', kind: 'reference', family: 'certification', group: 'registration' },
    help: 'The certifications that a learner must hold before enrolling.',
  },
  courses: { label: 'Courses', kind: 'reference', family: 'course' },
  pool: {
    ...{
      label: 'Question pool',
      kind: 'reference',
      family: 'pool',
      filter: { use: 'theory' },
      group: 'exam',
    },
    help: 'Papers of the theory exam are drawn from this pool.',
  },
  practicalExam: {
    label: 'Practical exam',
    group: 'exam',
    help: 'Whether the certification has a practical exam.',
  },
  showTask: {
    ...{ label: 'Show task', group: 'exam', showWhen: withPracticalExam },
    help: "Whether the portal shows the practical exam's task.",
  },
  needRecord: {
    ...{ label: 'Record required', group: 'exam', showWhen: withPracticalExam },
    help: 'Whether the learner must submit a record of the work.',
  },
  needsCode: {
    ...{ label: 'Invitation required', group: 'registration' },
    help: 'Whether enrolling needs an invitation code.',
  },
  fee: { help: 'If empty, the certification is free.' },
  video: { label: 'Introduction video', kind: 'video', group: 'appearance' },
  'texts.*.name': { label: 'Name' },
  'texts.*.summary': { label: 'Summary', help: 'Shown in lists.' },
  'texts.*.description': { label: 'Description' },
  'texts.*.task': {
    ...{ label: 'Practical task', group: 'exam', showWhen: withPracticalExam },
    help: "The steps of the practical exam's task, one per line.",
  },
}
