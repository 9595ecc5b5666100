import { TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'
import { call } from '../api/call.ts'
import { CallError } from '../api/call-error.ts'
import { fieldError } from '../forms/field-error.tsx'
import { Note } from '../forms/note.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SheetForm } from '../forms/sheet.tsx'
import { readUser, storeSession } from '../session/session.ts'
import styles from './login.module.css'
import { type EmptyField, type LoginFailure, loginFailureOf, secondsUntil } from './login-failure.ts'
import { reloadScriptedTabs } from './reload-scripted-tabs.ts'

/**
 * The login form. The fields keep texts typed, or filled in by a password manager, before hydration;
 * `method="dialog"` and fields without names make sure that the form sends nothing without scripts.
 */
export function LoginForm({ children }: { children: ReactNode }) {
  const words = useTexts(texts)
  const name = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [missing, setMissing] = useState<EmptyField>()
  const [refusal, setRefusal] = useState<LoginFailure>()
  const left = useCountdown(refusal?.kind === 'throttled' ? refusal.until : undefined)

  useEffect(() => {
    if (document.activeElement === document.body) name.current?.focus()
  }, [])

  async function logIn(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || left > 0) return
    const credentials = { username: name.current?.value ?? '', password: password.current?.value ?? '' }
    const empty = credentials.username === '' ? 'username' : credentials.password === '' ? 'password' : undefined
    setMissing(empty)
    setRefusal(undefined)
    if (empty) return (empty === 'username' ? name : password).current?.focus()
    setBusy(true)
    try {
      const { expires_at, ...user } = await call('login', { body: credentials })
      await reloadScriptedTabs()
      storeSession(user, secondsUntil(expires_at))
      if (!readUser()) throw new CallError(-1, words.notKept)
    } catch (error) {
      setBusy(false)
      const why = loginFailureOf(error)
      setRefusal(why)
      if (why.kind === 'wrong') password.current?.select()
    }
  }

  const wrong = refusal?.kind === 'wrong' ? words.wrong : undefined
  return (
    <SheetForm className={styles['tall'] ?? ''} aria-busy={isBusy} onSubmit={logIn}>
      {children}
      <TextInput
        ref={name}
        data-field="username"
        label={words.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError(missing === 'username' ? words.noName : undefined)}
      />
      <PasswordField
        inputRef={password}
        name="password"
        label={words.password}
        autoComplete="current-password"
        error={fieldError(missing === 'password' ? words.noPassword : wrong)}
      />
      {left > 0 && <Throttled left={left} />}
      {refusal?.kind === 'unreachable' && <Note tone="danger">{words.unreachable}</Note>}
      {refusal?.kind === 'other' && <Note tone="danger">{refusal.message}</Note>}
      <Button type="submit" look="filled" className={styles['submit'] ?? ''} disabled={left > 0} aria-busy={isBusy}>
        {left > 0 ? fill(words.wait, { time: waitOf(left, words) }) : words.logIn}
      </Button>
    </SheetForm>
  )
}

/** Screen readers get the sentence once, with the initial time; the visible number counts down. */
function Throttled({ left }: { left: number }) {
  const words = useTexts(texts)
  const [first] = useState(left)
  const sentence = (seconds: number) => fill(words.throttled, { time: waitOf(seconds, words) })
  return (
    <Note tone="danger">
      <span className="visually-hidden">{sentence(first)}</span>
      <span aria-hidden="true">{sentence(left)}</span>
    </Note>
  )
}

const waitOf = (seconds: number, words: { seconds: string; minutes: string }): string =>
  seconds < 120 ? fill(words.seconds, { count: seconds }) : fill(words.minutes, { count: Math.ceil(seconds / 60) })

/** Counts the whole seconds until a time in milliseconds since 1970, down to 0. */
function useCountdown(until: number | undefined): number {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (until === undefined) return
    const timer = setInterval(() => {
      drawAgain()
      if (Date.now() >= until) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000))
}

const texts = {
  en: {
    username: 'Username',
    password: 'Password',
    logIn: 'Log in',
    noName: 'Enter your username',
    noPassword: 'Enter your password',
    wrong: 'Wrong username or password',
    throttled: 'Too many attempts. Try again in {time}.',
    wait: 'Try again in {time}',
    seconds: '{count} s',
    minutes: '{count} min',
    notKept:
      'Your browser does not let this site store anything, so you cannot stay logged in. Allow cookies and site data for it, then try again.',
    unreachable: 'The server cannot be reached. Check your connection and try again.',
  },
  zh: {
    username: '用户名',
    password: '密码',
    logIn: '登录',
    noName: '请输入用户名',
    noPassword: '请输入密码',
    wrong: '用户名或密码错误',
    throttled: '尝试次数过多，请在 {time}后重试。',
    wait: '{time}后重试',
    seconds: '{count} 秒',
    minutes: '{count} 分钟',
    notKept: '浏览器不允许本站保存数据，因此无法保持登录。请允许本站使用 Cookie 和网站数据，然后重试。',
    unreachable: '无法连接服务器，请检查网络后重试。',
  },
}
