import type { Family } from './families.ts'

/**
 * A rule of what pages show: the pages of family `on` show, of a linked item of family `of`, what comes from
 * the families `from`.
 */
interface ShownWith {
  on: Family
  of: Family
  from: readonly Family[]
}

/**
 * The items that pages show besides their own. Two items are linked when either refers to the other. A course on
 * the page of a certification shows the course and its category, but not its quiz.
 */
export const contentDependencies: readonly ShownWith[] = [
  { on: 'course', of: 'category', from: ['category'] },
  { on: 'course', of: 'certification', from: ['certification', 'comment'] },
  { on: 'course', of: 'comment', from: ['comment'] },
  { on: 'course', of: 'pool', from: ['pool'] },
  { on: 'course', of: 'topic', from: ['topic'] },
  { on: 'certification', of: 'category', from: ['category'] },
  { on: 'certification', of: 'certification', from: ['certification', 'category'] },
  { on: 'certification', of: 'classroom', from: ['classroom', 'trainer'] },
  { on: 'certification', of: 'comment', from: ['comment'] },
  { on: 'certification', of: 'course', from: ['course', 'category'] },
  { on: 'certification', of: 'pool', from: ['pool'] },
  { on: 'certification', of: 'practicalExam', from: ['practicalExam', 'trainer'] },
  { on: 'classroom', of: 'certification', from: ['certification', 'category'] },
  { on: 'classroom', of: 'trainer', from: ['trainer'] },
  { on: 'homeImage', of: 'region', from: ['region'] },
  { on: 'practicalExam', of: 'certification', from: ['certification', 'category'] },
  { on: 'practicalExam', of: 'trainer', from: ['trainer'] },
  { on: 'topic', of: 'course', from: ['course', 'category'] },
  { on: 'topic', of: 'pool', from: ['pool'] },
]
