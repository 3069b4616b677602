import type { Family } from './families.ts'

/**
 * A dependency between pages: an item's page (of family `page`) also shows content of the families `shown`, which it
 * takes from each linked item of family `linked`.
 */
interface PageDependency {
  page: Family
  linked: Family
  shown: readonly Family[]
}

/**
 * The items that pages show besides their own item. Two items are linked if either refers to the other. For
 * example, the page of a certification shows its courses and their categories, but not their quizzes.
 */
export const pageDependencies: readonly PageDependency[] = [
  { page: 'course', linked: 'category', shown: ['category'] },
  { page: 'course', linked: 'certification', shown: ['certification', 'comment'] },
  { page: 'course', linked: 'comment', shown: ['comment'] },
  { page: 'course', linked: 'pool', shown: ['pool'] },
  { page: 'course', linked: 'topic', shown: ['topic'] },
  { page: 'certification', linked: 'category', shown: ['category'] },
  { page: 'certification', linked: 'certification', shown: ['certification', 'category'] },
  { page: 'certification', linked: 'classroom', shown: ['classroom', 'trainer'] },
  { page: 'certification', linked: 'comment', shown: ['comment'] },
  { page: 'certification', linked: 'course', shown: ['course', 'category'] },
  { page: 'certification', linked: 'pool', shown: ['pool'] },
  { page: 'certification', linked: 'practicalExam', shown: ['practicalExam', 'trainer'] },
  { page: 'classroom', linked: 'certification', shown: ['certification', 'category'] },
  { page: 'classroom', linked: 'trainer', shown: ['trainer'] },
  { page: 'homeImage', linked: 'region', shown: ['region'] },
  { page: 'practicalExam', linked: 'certification', shown: ['certification', 'category'] },
  { page: 'practicalExam', linked: 'trainer', shown: ['trainer'] },
  { page: 'topic', linked: 'course', shown: ['course', 'category'] },
  { page: 'topic', linked: 'pool', shown: ['pool'] },
]
