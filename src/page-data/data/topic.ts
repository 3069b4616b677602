import type { Topic } from '#src/domain/topic/topic.ts'

export interface TopicPage {
  family: 'topic'
  topic: Topic
}
