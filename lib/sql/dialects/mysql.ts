export { mysql as default } from 'sql-formatter'
