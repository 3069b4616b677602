import { getTopic } from '#src/contract/catalogue/topic.ts'
import type { Topic } from '#src/domain/topic/topic.ts'
import { routes } from '#src/routes.ts'
import { loadExistingItems, placesOf } from '../content-source.ts'
import { localizeLinks } from '../localize-links.ts'
import type { ItemPageMaker } from './item-page-maker.ts'

export const topicPages: ItemPageMaker<Topic> = {
  path: routes.topic,
  read: ({ api }, ids) => loadExistingItems(ids, (id) => api.call(getTopic, { id })),
  pages: (source, topic) =>
    placesOf(source).map((place) => ({
      path: routes.topic(place, topic.id),
      place,
      data: { family: 'topic', topic: { ...topic, body: localizeLinks(place, topic.body) } },
    })),
}
