export { bigquery as default } from 'sql-formatter'
