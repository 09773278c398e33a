const NAMES = `
  1password acer akamai almalinux amd android angular ansible anthropic anydesk apache apachekafka apple asana asus
  atlassian auth0 autodesk backblaze bitbucket bitdefender bitwarden bosch box centos chef cisco citrix clickup
  cloudflare confluence consul dashlane databricks datadog datto debian dell digitalocean docker dotnet dropbox drupal
  dynatrace elastic elasticsearch epson f5 fastly fedora fortinet freebsd fujitsu github gitlab google googlechrome
  googlecloud grafana hashicorp hetzner hp huawei hubspot huggingface intel intuit jenkins jira junipernetworks
  kaspersky keepassxc keycloak kubernetes kyocera laravel lastpass lenovo letsencrypt linux looker macos make
  malwarebytes mariadb mcafee mikrotik mongodb mysql n8n netapp netgear netlify newrelic nextcloud nginx nodedotjs
  nordvpn norton notion nutanix nvidia odoo okta openstack opensuse openvpn opnsense opsgenie ovh owncloud packer
  pagerduty paloaltonetworks paypal pfsense php podman poly postgresql prometheus proxmox puppet python qnap
  quickbooks rabbitmq rancher react redhat redis rockylinux sage samsung sap schneiderelectric seagate shopify siemens
  snowflake snyk splunk sqlite square squarespace stripe suse synology tailscale teamviewer terraform toshiba tplink
  trello trendmicro truenas ubiquiti ubuntu vagrant vault veeam vercel veritas vmware vonage vuedotjs vultr wasabi
  webex wireguard wix woocommerce wordpress xero yubico zapier zendesk zoho zoom
`;

/** The marks in public/mark/ that staff may give to a partner; drawings of Simple Icons (CC0-1.0). */
export const vendorMarks: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/));

/** Whether there is a mark of this name, such as "cisco"; its address is `/mark/<name>.svg`. */
export const hasVendorMark = (name: string): boolean => vendorMarks.has(name);
