export { db2 as default } from 'sql-formatter'
