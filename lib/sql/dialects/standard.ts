export { sql as default } from 'sql-formatter'
