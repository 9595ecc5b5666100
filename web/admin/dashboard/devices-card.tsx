import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Session } from '#contract/users.ts'
import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { call } from '../../api/call.ts'
import { serverMessage } from '../../api/call-error.ts'
import { Note } from '../../forms/note.tsx'
import { showToast } from '../../toast/show-toast.ts'
import { LoadError } from '../controls/load-error.tsx'
import { formatTimeAgo } from '../format/format-time.ts'
import styles from './dashboard.module.css'
import { DashboardCard } from './dashboard-card.tsx'
import { parseUserAgent } from './parse-user-agent.ts'

const key = ['sessions']

/** The number of devices shown until all are requested. */
const few = 6

/** The user's sessions, this device first; each other one can be logged out. */
export function DevicesCard() {
  const words = useTexts(texts)
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const [isWhole, setWhole] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('listSessions', { signal }),
  })

  const sorted = (data ?? []).toSorted(
    (a, b) => Number(b.own) - Number(a.own) || b.last_time.localeCompare(a.last_time),
  )

  async function end({ id }: Session, name: string): Promise<void> {
    setProblem(undefined)
    try {
      await call('endSession', { body: { id } })
      client.setQueryData<Session[]>(key, (sessions) => sessions?.filter((session) => session.id !== id))
      showToast({ text: fill(words.ended, { name }) })
    } catch (error) {
      setProblem(serverMessage(error, words.notEnded))
    }
    await client.invalidateQueries({ queryKey: key })
  }

  return (
    <DashboardCard title={words.title} isFlush>
      {problem && <Note tone="danger">{problem}</Note>}
      {error && !data && (
        <div className={styles['inset']}>
          <LoadError message={serverMessage(error, words.failed)} onRetry={refetch} />
        </div>
      )}
      <ul className={styles['list']}>
        {sorted.slice(0, isWhole ? undefined : few).map((session) => (
          <Device key={session.id} session={session} onEnd={end} />
        ))}
      </ul>
      {!isWhole && sorted.length > few && (
        <div className={styles['inset']}>
          <Button look="quiet" size="small" onClick={() => setWhole(true)}>
            {fill(words.all, { count: sorted.length })}
          </Button>
        </div>
      )}
    </DashboardCard>
  )
}

interface DeviceProps {
  session: Session
  onEnd: (session: Session, name: string) => Promise<void>
}

function Device({ session, onEnd }: DeviceProps) {
  const words = useTexts(texts)
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const { browser, system } = parseUserAgent(session.agent)
  const name = [browser, system].filter(Boolean).join(words.comma) || words.unknown
  return (
    <li>
      <span title={session.agent}>
        {name}
        <small>
          {[
            session.username,
            session.own ? words.own : formatTimeAgo(session.last_time, language),
            session.address,
          ].join(words.comma)}
        </small>
      </span>
      {session.own ? (
        <em className={styles['now']}>{words.now}</em>
      ) : (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={fill(words.endName, { name })}
          onClick={() => {
            setBusy(true)
            void onEnd(session, name).finally(() => setBusy(false))
          }}
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}

const texts = {
  en: {
    title: 'Logged-in devices',
    failed: 'The devices could not be loaded',
    own: 'this device',
    now: 'Now',
    end: 'Log out',
    endName: 'Log out {name}',
    ended: '{name} logged out',
    notEnded: 'The device could not be logged out',
    unknown: 'Unknown browser',
    all: 'Show all {count}',
    comma: ', ',
  },
  zh: {
    title: '登录设备',
    failed: '无法加载登录设备',
    own: '当前设备',
    now: '在用',
    end: '退出登录',
    endName: '退出登录：{name}',
    ended: '“{name}”已退出登录',
    notEnded: '无法让该设备退出登录',
    unknown: '未知浏览器',
    all: '显示全部 {count} 个',
    comma: '，',
  },
}
