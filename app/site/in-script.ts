/** JSON that may stand in a `<script>`. */
export const inScript = (value: object): string => JSON.stringify(value).replaceAll("<", "\\u003c");
