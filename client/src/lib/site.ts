/* How the page was built. */

/** Is it a folder of static files, without a server? Its addresses then lie behind a #. */
export const SITE = import.meta.env.MODE === "site";
