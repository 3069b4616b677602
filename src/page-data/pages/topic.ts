import { getTopic } from '#src/contract/catalogue/topic.ts'
import type { Topic } from '#src/domain/topic/topic.ts'
import { routes } from '#src/routes.ts'
import { foundOf, placesOf } from '../content-source.ts'
import { localizeLinks } from '../rich-text.ts'
import type { Items } from './items.ts'

export const topicPages: Items<Topic> = {
  path: routes.topic,
  read: ({ api }, ids) => foundOf(ids, (id) => api.call(getTopic, { id })),
  pages: (source, topic) =>
    placesOf(source).map((place) => ({
      path: routes.topic(place, topic.id),
      place,
      data: { family: 'topic', topic: { ...topic, body: localizeLinks(place, topic.body) } },
    })),
}
