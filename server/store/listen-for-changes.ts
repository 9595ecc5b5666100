import pg from 'pg'

/**
 * Calls back whenever a process on this PostgreSQL has changed the configuration or a list. It reconnects after a lost
 * connection; changes missed meanwhile are found by polling. Returns a function that stops it.
 */
export function listenForChanges(url: string, onChange: () => void): () => Promise<void> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  const connect = async (): Promise<void> => {
    client = new pg.Client({
      connectionString: url,
      application_name: 'toolbench-listen',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    })
    client.on('notification', onChange)
    client.once('error', reconnect)
    try {
      await client.connect()
      await client.query('listen toolbench')
    } catch {
      reconnect()
    }
  }
  const reconnect = (): void => {
    clearTimeout(timer)
    client?.removeAllListeners().on('error', () => {})
    void client?.end().catch(() => {})
    if (!isOver) timer = setTimeout(connect, 1000)
  }

  void connect()
  return async () => {
    isOver = true
    clearTimeout(timer)
    await client?.end().catch(() => {})
  }
}
