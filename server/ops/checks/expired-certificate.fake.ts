/** Certificate that expired on 1 January 2026; OpenSSL 3.0 cannot issue an expired one. */
export const EXPIRED = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBITCByAIBATAKBggqhkjOPQQDAjAdMRswGQYDVQQDDBJleHBpcmVkLCBmb3Ig
dGVzdHMwHhcNMjUwMTAxMDAwMDAwWhcNMjYwMTAxMDAwMDAwWjAdMRswGQYDVQQD
DBJleHBpcmVkLCBmb3IgdGVzdHMwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQI
yafgaialvizfQzeFwrbyw1yVgqf5eq8ghTco6q9S01GiA7jliVSbiIocLj2z8ijc
S3K2XgR8UK2VqjWqJuonMAoGCCqGSM49BAMCA0gAMEUCIAZD7aZUK0PjYbRHYIeC
uvH1/T7cD3jjQc9687V6pP+oAiEA8cFd7eY5A/pCEep32dlMgCV19wK0qKsQoKZU
yi0VrrY=
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg59dcWo26fDUPqxuN
EERgyHjtPeq6cQzIC1FIwqdXugmhRANCAAQIyafgaialvizfQzeFwrbyw1yVgqf5
eq8ghTco6q9S01GiA7jliVSbiIocLj2z8ijcS3K2XgR8UK2VqjWqJuon
-----END PRIVATE KEY-----`,
};
