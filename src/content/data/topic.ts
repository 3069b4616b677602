import type { Topic } from '../../domain/topic/topic.ts'

export interface TopicPage {
  family: 'topic'
  topic: Topic
}
