export { clickhouse as default } from 'sql-formatter'
