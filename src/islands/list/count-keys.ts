import type { ListName } from '#src/domain/filter/list-items.ts'

/** The message key of each list's count. */
export const countKeyByList: Record<ListName, string> = {
  course: 'course-list:count',
  video: 'video:count',
  classroom: 'classroom:list.count',
  workshop: 'classroom:list.count',
  practicalExam: 'practical-exam:count',
  news: 'news:count',
  trainer: 'trainer:count',
}
