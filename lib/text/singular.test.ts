import { expect, test } from 'vitest'
import { singularOf } from './singular.ts'

test.each(
  `addresses→address boxes→box statuses→status people→person children→child categories→category analyses→analysis
   buses→bus houses→house caches→cache batches→batch movies→movie keys→key classes→class shelves→shelf indices→index
   heroes→hero users→user ids→id urls→url responses→response databases→database licenses→license days→day quizzes→quiz
   purchases→purchase men→man cases→case phases→phase bushes→bush axes→axis vertices→vertex files→file types→type
   causes→cause tables→table sizes→size aliases→alias bonuses→bonus lenses→lens entries→entry`
    .split(/\s+/)
    .map((pair) => pair.split('→')),
)('%s are of a %s', (plural = '', singular = '') => {
  expect(singularOf(plural)).toBe(singular)
})

test.each(
  'data series news status address class bus gas analysis this is os dns sms information media person child id as s 订单'.split(
    ' ',
  ),
)('%s stays', (word) => {
  expect(singularOf(word)).toBe(word)
})
