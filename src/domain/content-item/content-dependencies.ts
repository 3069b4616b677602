import type { Family } from './families.ts'

/** A dependency of pages: a page of family `page` that is linked with an item of family `linked` shows content of the families `shown`. */
interface ShownWith {
  on: Family
  of: Family
  from: readonly Family[]
}

/**
 * The items that pages show besides their own item. Two items are linked when either refers to the other. For example, the page
 * of a certification shows its courses and their categories, but not their quizzes.
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
